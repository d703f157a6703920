import type { CalendarDay } from './calendar-day.ts'

/**
 * What a booking is to the front desk. waiting: not yet paid, the seat is held for a while. desk: the
 * member said they would pay at the desk. ended: waited too long, or the member chose again.
 */
export const BOOKING_STATES = ['waiting', 'desk', 'paid', 'cancelled', 'ended'] as const
export type BookingState = (typeof BOOKING_STATES)[number]

export const BOOKING_STATE_LABELS: Record<BookingState, string> = {
  waiting: 'Waiting for payment',
  desk: 'To be paid at the desk',
  paid: 'Paid',
  cancelled: 'Cancelled',
  ended: 'Not taken up',
}

type Booking = { state: BookingState; endDate: CalendarDay }

/** Whether the booking still keeps its seat from others, today or later. */
export function keepsSeat({ state, endDate }: Booking, today: CalendarDay): boolean {
  return state !== 'cancelled' && state !== 'ended' && endDate > today
}
