import { type CalendarDay, displayDay } from '#shared/domain/calendar-day.ts'
import type { PaymentMethod } from '#shared/domain/payment.ts'
import { rupees } from '#shared/domain/prices.ts'
import type { Tier } from '#shared/domain/seats.ts'
import type { MailText } from '../mail.ts'
import { letter } from './letter.ts'

type ReceiptMailValues = {
  fullName: string
  reference: string
  /** Whole rupees. */
  amount: number
  tier: Tier
  /** Null when nobody noted it: then it is not mentioned. */
  method: PaymentMethod | null
  startDate: CalendarDay
  /** The first day that is no longer part of the membership. */
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
  cash: 'You paid in cash at the center.',
}

/** Confirms a payment. */
export function receiptMail(values: ReceiptMailValues): MailText {
  const { fullName, reference, tier, method } = values
  const amount = rupees(values.amount)
  const startDate = displayDay(values.startDate)
  const endDate = displayDay(values.endDate)
  return {
    subject: `Your receipt for ${amount}`,
    text: letter(
      `Dear ${fullName},`,
      `Thank you! We received your payment of ${amount} on ${displayDay(values.paidOn)}.`,
      [
        `The payment reference is ${reference}.`,
        PAID_FOR[tier],
        ...(method ? [PAID_BY[method]] : []),
        `It covers your membership from ${startDate} until the beginning of ${endDate}.`,
      ].join('\n'),
      'Please keep this mail as your receipt.',
    ),
  }
}
