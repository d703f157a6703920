import { periodText } from '#server/mail/local-text.ts'
import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { BOOKING_MAILS } from '#server/mail/words.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'

type BookingCancelledMailValues = {
  language: Language
  fullName: string
  seat: SeatId
  startDate: CalendarDay
  endDate: CalendarDay
}

/** Tells a member that an admin has cancelled a booking. */
export function bookingCancelledMail(values: BookingCancelledMailValues): MailText {
  const { language, fullName, seat } = values
  const words = BOOKING_MAILS[language].BOOKING_CANCELLED_MAIL
  return {
    language,
    subject: words.subject,
    text: joinParagraphs(
      greeting(language, fullName),
      fillIn(words.cancelled, { seat, period: periodText(language, values) }),
      words.unexpected,
    ),
  }
}
