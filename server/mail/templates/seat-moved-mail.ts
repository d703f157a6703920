import { joinParagraphs } from '#server/mail/mail.ts'
import { periodText } from '#shared/domain/booking/durations.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
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
  return {
    subject: `Your seat is now ${seat}`,
    text: joinParagraphs(
      `Dear ${fullName},`,
      `Your booking (${periodText(values)}) has moved from seat ${oldSeat} to seat ${seat}. The price stays the same.`,
      'Please download your entrance pass again from your dashboard.',
    ),
  }
}
