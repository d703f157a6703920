import { type CalendarDay, displayDay } from '#shared/domain/calendar-day.ts'
import type { SeatId } from '#shared/domain/seats.ts'
import type { MailText } from '../mail.ts'
import { letter } from './letter.ts'

type BookingCancelledMailValues = {
  fullName: string
  seat: SeatId
  startDate: CalendarDay
  endDate: CalendarDay
}

/** Tells a member that the desk has cancelled a booking. */
export function bookingCancelledMail(values: BookingCancelledMailValues): MailText {
  const { fullName, seat } = values
  const startDate = displayDay(values.startDate)
  const endDate = displayDay(values.endDate)
  return {
    subject: 'Your booking has been cancelled',
    text: letter(
      `Dear ${fullName},`,
      `Your booking of seat ${seat} from ${startDate} until the beginning of ${endDate} has been cancelled, and the seat is free again.`,
      'If you did not expect this, please speak to us at the desk.',
    ),
  }
}
