import type { BookingState } from '#shared/domain/booking/booking-state.ts'
import {
  bookingState,
  keepsSeat,
  keepsSeatFromToday,
  periodsOverlap,
  type Stay,
  staysConflict,
} from '#shared/domain/booking/occupancy.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { type DemoBooking, type DemoState, today } from '#web/demo/demo-state.ts'

export function clock(state: DemoState) {
  return { now: state.now(), today: today(state) }
}

/** Returns the bookings that keep a seat during a stay. */
export function bookingsDuring(state: DemoState, stay: Stay): DemoBooking[] {
  return state.bookings.filter(
    (booking) => keepsSeat(booking, state.now()) && staysConflict(booking, stay),
  )
}

/** Returns a user's bookings that keep a seat today or later. */
export function upcomingBookings(state: DemoState, user: { id: string }): DemoBooking[] {
  return state.bookings.filter(
    (booking) => booking.userId === user.id && keepsSeatFromToday(booking, clock(state)),
  )
}

/** Returns what decides whether `seatId` is available for a stay. Ignores `own` bookings. */
export function seatFacts(
  state: DemoState,
  { seatId, userId, ...stay }: Stay & { seatId: SeatId; userId: string },
  own: (booking: DemoBooking) => boolean,
) {
  return {
    paymentBegun: state.payments.some(
      (payment) => payment.userId === userId && payment.status === 'begun',
    ),
    closed: state.closedSeats.includes(seatId),
    taken: bookingsDuring(state, stay).some(
      (booking) => booking.seatId === seatId && !own(booking),
    ),
    ownDays: state.bookings.some(
      (booking) =>
        booking.userId === userId && booking.status === 'paid' && periodsOverlap(booking, stay),
    ),
  }
}

/** Marks unpaid bookings as lapsed if their hold has ended and a stay now takes their seat. */
export function lapseExpiredHolds(state: DemoState, stay: Stay & { seatId: SeatId }): void {
  for (const other of state.bookings) {
    const ended = other.status === 'held' && other.heldUntil <= state.now()
    if (ended && other.seatId === stay.seatId && staysConflict(other, stay)) other.status = 'lapsed'
  }
}

export function waitsAtDesk(state: DemoState, { id }: { id: string }): boolean {
  return state.payments.some(({ bookingId, status }) => bookingId === id && status === 'waiting')
}

/** Returns a booking's state at the desk. */
export function stateOf(state: DemoState, booking: DemoBooking): BookingState {
  const facts = { ...clock(state), waitsAtDesk: waitsAtDesk(state, booking) }
  return bookingState(booking, facts)
}

/** Frees a booking's seat and closes its pending desk payment. */
export function endBooking(
  state: DemoState,
  booking: DemoBooking,
  status: 'cancelled' | 'replaced',
): void {
  booking.status = status
  for (const payment of state.payments) {
    if (payment.bookingId === booking.id && payment.status === 'waiting') payment.status = 'refused'
  }
}
