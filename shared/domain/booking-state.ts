import type { CalendarDay } from './calendar-day.ts'

/**
 * What a booking is to the front desk. waiting: not yet paid, the seat is held for a while. desk: the
 * member said they would pay at the desk, and the seat is held until then. overdue: they have not come
 * in time, so the seat is held no longer, but may still be free. ended: waited too long, or the member
 * chose again.
 */
export const BOOKING_STATES = ['waiting', 'desk', 'overdue', 'paid', 'cancelled', 'ended'] as const
export type BookingState = (typeof BOOKING_STATES)[number]

export const BOOKING_STATE_LABELS: Record<BookingState, string> = {
  waiting: 'Waiting for payment',
  desk: 'To be paid at the desk',
  overdue: 'Not paid in time',
  paid: 'Paid',
  cancelled: 'Cancelled',
  ended: 'Not taken up',
}

type Booking = { state: BookingState; endDate: CalendarDay }

const KEEPING: readonly BookingState[] = ['waiting', 'desk', 'paid']

/** Whether the booking still keeps its seat from others, today or later. */
export function keepsSeat({ state, endDate }: Booking, today: CalendarDay): boolean {
  return KEEPING.includes(state) && endDate > today
}

/** Whether the desk may cancel it. */
export function isCancellable(booking: Booking, today: CalendarDay): boolean {
  return keepsSeat(booking, today) || (booking.state === 'overdue' && booking.endDate > today)
}

/** Whether the desk may take its money: late, too, if nobody else has the seat. */
export function takesDeskPayment({ state }: Pick<Booking, 'state'>): boolean {
  return state === 'desk' || state === 'overdue'
}
