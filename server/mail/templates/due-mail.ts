import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { BOOKING_MAILS } from '#server/mail/words.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { addDays, type CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import type { AgreedLateFee } from '#shared/domain/money/late-fee.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { dayText } from '#shared/words/dates.ts'

type DueMailValues = {
  language: Language
  fullName: string
  seat: SeatId
  /** Whole rupees. */
  open: number
  payableOn: CalendarDay
  today: CalendarDay
  lateFee: AgreedLateFee | null
  /** Without a trailing slash. */
  publicUrl: string
}

/** Reminds a member of what they still owe for a partly paid booking. */
export function dueMail(values: DueMailValues): MailText {
  const { language, fullName, seat, publicUrl } = values
  const words = BOOKING_MAILS[language].DUE_MAIL
  const { payableOn, today, lateFee } = values
  const form = payableOn > today ? 'later' : payableOn === today ? 'today' : 'late'
  const filled = { seat, open: rupees(values.open), day: dayText(language, payableOn) }
  return {
    language,
    subject: fillIn(words.subject[form], filled),
    text: joinParagraphs(
      greeting(language, fullName),
      fillIn(words.open, filled),
      fillIn(words.pay[form], filled),
      ...(lateFee ? [lateFeeText(language, lateFee, today)] : []),
      words.door[form],
      fillIn(words.thanks, { link: `${publicUrl}/receipts` }),
    ),
  }
}

/** Says by when to pay without the late fee, or that the fee is now owed as well. */
function lateFeeText(
  language: Language,
  { amount, from }: AgreedLateFee,
  today: CalendarDay,
): string {
  const { lateFee: words } = BOOKING_MAILS[language].DUE_MAIL
  const lastDay = addDays(from, -1)
  return fillIn(lastDay < today ? words.now : lastDay === today ? words.today : words.later, {
    fee: rupees(amount),
    day: dayText(language, lastDay),
  })
}
