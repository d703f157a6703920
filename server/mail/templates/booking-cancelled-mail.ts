import { joinParagraphs } from '#server/mail/mail.ts'
import { periodText } from '#shared/domain/booking/durations.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { MailText } from '../mail.ts'

type BookingCancelledMailValues = {
  fullName: string
  seat: SeatId
  startDate: CalendarDay
  endDate: CalendarDay
}

/** Tells a member that an admin has cancelled a booking. */
export function bookingCancelledMail(values: BookingCancelledMailValues): MailText {
  const { fullName, seat } = values
  return {
    subject: 'Your booking has been cancelled',
    text: joinParagraphs(
      `Dear ${fullName},`,
      `Your booking of seat ${seat} (${periodText(values)}) has been cancelled, and the seat is free again.`,
      "If you didn't expect this, please talk to us at reception.",
    ),
  }
}
