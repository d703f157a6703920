import { periodText } from '#server/mail/local-text.ts'
import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { BOOKING_MAILS } from '#server/mail/words.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { dayText } from '#shared/words/dates.ts'

type RefundMailValues = {
  language: Language
  fullName: string
  /** The voucher's number. */
  voucher: string
  /** The number of the payment's receipt; null if it has none. */
  receipt: string | null
  /** Whole rupees. */
  amount: number
  /** The part of the deposit that the hall kept, in whole rupees. */
  kept?: number | undefined
  method: PaymentMethod
  utr: string | null
  /** Whether it was the deposit. */
  deposit?: boolean | undefined
  /** In reception's own words; '' for a deposit that is returned as a whole. */
  reason: string
  seat: string
  startDate: CalendarDay
  /** The first day after the membership. */
  endDate: CalendarDay
  day: CalendarDay
  /** Whether the payment was simulated, so that no money moved. */
  simulated: boolean
  /** Without a trailing slash. */
  publicUrl: string
}

/** Tells a member what reception has returned, with the voucher's number. */
export function refundMail(values: RefundMailValues): MailText {
  const { language, fullName, voucher, receipt, method, utr, reason, seat, publicUrl } = values
  const words = BOOKING_MAILS[language].REFUND_MAIL
  const amount = rupees(values.amount)
  return {
    language,
    subject: fillIn(values.deposit ? words.depositSubject : words.subject, { amount }),
    text: joinParagraphs(
      greeting(language, fullName),
      fillIn(values.deposit ? words.depositReturned : words.returned, {
        amount,
        day: dayText(language, values.day),
      }),
      ...(values.kept === undefined ? [] : [fillIn(words.kept, { amount: rupees(values.kept) })]),
      [
        fillIn(words.voucher, { number: voucher }),
        ...(receipt === null ? [] : [fillIn(words.receipt, { number: receipt })]),
        words.method[method],
        ...(utr === null ? [] : [fillIn(words.utr, { utr })]),
        fillIn(words.booking, { seat, period: periodText(language, values) }),
        ...(reason === '' ? [] : [fillIn(words.reason, { reason })]),
      ].join('\n'),
      ...(values.simulated ? [words.simulated] : []),
      fillIn(words.print, { link: `${publicUrl}/receipts` }),
    ),
  }
}
