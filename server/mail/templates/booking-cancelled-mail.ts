import { joinParagraphs } from '#server/mail/mail-text.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { type CalendarDay, displayDay } from '#shared/domain/calendar-day.ts'
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
  const startDate = displayDay(values.startDate)
  const endDate = displayDay(values.endDate)
  return {
    subject: 'Your booking has been cancelled',
    text: joinParagraphs(
      `Dear ${fullName},`,
      `Your booking of seat ${seat} from ${startDate} until the beginning of ${endDate} has been cancelled, and the seat is free again.`,
      "If you didn't expect this, please talk to us at reception.",
    ),
  }
}
