import { periodText } from '#server/mail/local-text.ts'
import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { BOOKING_MAILS } from '#server/mail/words.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'

type SeatMovedMailValues = {
  language: Language
  fullName: string
  oldSeat: SeatId
  seat: SeatId
  startDate: CalendarDay
  endDate: CalendarDay
}

/** Tells a member that an admin has moved the booking to another seat. */
export function seatMovedMail(values: SeatMovedMailValues): MailText {
  const { language, fullName, oldSeat, seat } = values
  const words = BOOKING_MAILS[language].SEAT_MOVED_MAIL
  return {
    language,
    subject: fillIn(words.subject, { seat }),
    text: joinParagraphs(
      greeting(language, fullName),
      fillIn(words.moved, { oldSeat, seat, period: periodText(language, values) }),
      words.pass,
    ),
  }
}
