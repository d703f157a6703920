import { joinParagraphs } from '#server/mail/mail-text.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { type CalendarDay, displayDay } from '#shared/domain/calendar-day.ts'
import type { MailText } from '../mail.ts'

type SeatMovedMailValues = {
  fullName: string
  oldSeat: SeatId
  seat: SeatId
  startDate: CalendarDay
  endDate: CalendarDay
}

/** Tells a member that an admin has moved the booking to another seat. */
export function seatMovedMail(values: SeatMovedMailValues): MailText {
  const { fullName, oldSeat, seat } = values
  const startDate = displayDay(values.startDate)
  const endDate = displayDay(values.endDate)
  return {
    subject: `Your seat is now ${seat}`,
    text: joinParagraphs(
      `Dear ${fullName},`,
      `Your booking from ${startDate} until the beginning of ${endDate} has moved from seat ${oldSeat} to seat ${seat}. The price stays the same.`,
      'Please download your entrance pass again from your dashboard.',
    ),
  }
}
