import { hallMomentText, periodText } from '#server/mail/local-text.ts'
import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { BOOKING_LABELS, BOOKING_MAILS } from '#server/mail/words.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'

type SeatBookedMailValues = {
  language: Language
  fullName: string
  seat: SeatId
  room: Room
  startDate: CalendarDay
  endDate: CalendarDay
  /** Whole rupees. */
  amount: number
  /** When the seat's hold ends. */
  heldUntil: Date
  timeZone: string
}

/** Tells a member that reception has booked a seat for them, and by when to pay. */
export function seatBookedMail(values: SeatBookedMailValues): MailText {
  const { language, fullName, seat } = values
  const words = BOOKING_MAILS[language].SEAT_BOOKED_MAIL
  const room = BOOKING_LABELS[language].ROOM_LABELS[values.room]
  return {
    language,
    subject: fillIn(words.subject, { seat }),
    text: joinParagraphs(
      greeting(language, fullName),
      fillIn(words.booked, { seat, room, period: periodText(language, values) }),
      fillIn(words.pay, {
        amount: rupees(values.amount),
        until: hallMomentText(language, values.timeZone, values.heldUntil),
      }),
      words.unexpected,
    ),
  }
}
