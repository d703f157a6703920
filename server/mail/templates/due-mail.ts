import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { BOOKING_MAILS } from '#server/mail/words.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { dayText } from '#shared/words/dates.ts'

type DueMailValues = {
  language: Language
  fullName: string
  seat: SeatId
  /** Whole rupees. */
  open: number
  payableOn: CalendarDay
  /** Whether `payableOn` is today. */
  today: boolean
  /** Without a trailing slash. */
  publicUrl: string
}

/** Reminds a member of what they still owe for a partly paid booking. */
export function dueMail(values: DueMailValues): MailText {
  const { language, fullName, seat, publicUrl } = values
  const words = BOOKING_MAILS[language].DUE_MAIL
  const form = values.today ? 'today' : 'later'
  const filled = { seat, open: rupees(values.open), day: dayText(language, values.payableOn) }
  return {
    language,
    subject: fillIn(words.subject[form], filled),
    text: joinParagraphs(
      greeting(language, fullName),
      fillIn(words.open, filled),
      fillIn(words.pay[form], filled),
      words.door,
      fillIn(words.thanks, { link: `${publicUrl}/receipts` }),
    ),
  }
}
