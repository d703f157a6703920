import { joinParagraphs } from '#server/mail/mail.ts'
import { periodText } from '#shared/domain/booking/durations.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import type { Tier } from '#shared/domain/booking/seats.ts'
import { type CalendarDay, shortDay } from '#shared/domain/calendar-day.ts'
import type { PaymentMethod } from '#shared/domain/payment.ts'
import type { MailText } from '../mail.ts'

type ReceiptMailValues = {
  fullName: string
  reference: string
  /** Whole rupees. */
  amount: number
  tier: Tier
  /** Null if it was not recorded; then it is left out. */
  method: PaymentMethod | null
  startDate: CalendarDay
  /** The first day after the membership. */
  endDate: CalendarDay
  paidOn: CalendarDay
}

const PAID_FOR: Record<Tier, string> = {
  standard: 'It is for a standard seat.',
  silver: 'It is for a silver seat.',
  gold: 'It is for a gold seat.',
}

const PAID_BY: Record<PaymentMethod, string> = {
  upi: 'You paid by UPI.',
  cash: 'You paid in cash at reception.',
}

/** Confirms a payment. */
export function receiptMail(values: ReceiptMailValues): MailText {
  const { fullName, reference, tier, method } = values
  const amount = rupees(values.amount)
  return {
    subject: `Your receipt for ${amount}`,
    text: joinParagraphs(
      `Dear ${fullName},`,
      `Thank you! We received your payment of ${amount} on ${shortDay(values.paidOn)}.`,
      [
        `The payment reference is ${reference}.`,
        PAID_FOR[tier],
        ...(method ? [PAID_BY[method]] : []),
        `It covers your membership: ${periodText(values)}.`,
      ].join('\n'),
      'Please keep this email as your receipt.',
    ),
  }
}
