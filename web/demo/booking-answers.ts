import * as calls from '#shared/contract/addresses.ts'
import {
  bookingFromWire,
  bookingRefusalToWire,
  datedPlanFromWire,
} from '#shared/contract/wire-names.ts'
import { membershipEnd } from '#shared/domain/booking/durations.ts'
import { paidPeriods, unpaidBooking } from '#shared/domain/booking/membership-period.ts'
import {
  planBooking,
  type RequestedBooking,
  seatRefusal,
} from '#shared/domain/booking/save-booking.ts'
import { findSeat } from '#shared/domain/booking/seats.ts'
import { bookingStatus } from '#shared/replies/user.ts'
import { BOOKING_DONE } from '#shared/words/en/booking.ts'
import { answer, BOOKING_STEP, USER } from '#web/demo/answer.ts'
import { bookingsDuring, endBooking, lapseExpiredHolds, seatFacts } from '#web/demo/demo-booking.ts'
import { type DemoState, type DemoUser, HOLD_MINUTES, today } from '#web/demo/demo-state.ts'
import { currentUser } from '#web/demo/demo-user.ts'
import { refusal, refuse } from '#web/demo/refusal.ts'

export const bookingAnswers = [
  answer(calls.updateBooking, BOOKING_STEP, ({ state, user, body }) => ({
    ...saveBooking(state, user, bookingFromWire(body.bookingDetails), { renewal: false }),
    message: BOOKING_DONE.seatHeld,
  })),

  answer(calls.renewMembership, BOOKING_STEP, ({ state, user, body }) => ({
    ...saveBooking(state, user, bookingFromWire(body.bookingDetails), { renewal: true }),
    message: BOOKING_DONE.renewalHeld,
  })),

  answer(calls.occupiedSeats, BOOKING_STEP, ({ state, user, query }) => {
    const { room, batch, duration, startDate } = datedPlanFromWire(query)
    const stay = { startDate, endDate: membershipEnd(startDate, duration), batch }
    const taken = bookingsDuring(state, stay)
      .filter(({ userId, status }) => userId !== user.id || status === 'paid')
      .map(({ seatId }) => seatId)
    const gone = [...taken, ...state.closedSeats].filter((id) => findSeat(id)?.room === room)
    return { data: { occupied: [...new Set(gone)].sort() } }
  }),

  answer(calls.getBookingDetails, USER, ({ state, user }) => {
    const { bookingDetails, pendingBooking } = currentUser(state, user)
    return { data: { bookingDetails, pendingBooking } }
  }),

  answer(calls.getBookingStatus, USER, ({ state, user }) => ({
    data: bookingStatus(currentUser(state, user)),
  })),
]

/** Holds a seat until it is paid; replaces the user's unpaid booking. */
export function saveBooking(
  state: DemoState,
  user: DemoUser,
  wanted: RequestedBooking,
  { renewal }: { renewal: boolean },
) {
  const own = state.bookings.filter(({ userId }) => userId === user.id)
  const planned = planBooking(wanted, {
    today: today(state),
    gender: user.gender,
    prices: state.settings.prices,
    renewal,
    paidBefore: paidPeriods(own, today(state)) !== undefined,
  })
  if (planned.refusal) throw refusal(bookingRefusalToWire(planned.refusal))
  const booking = {
    ...planned.outcome,
    id: state.nextId(),
    userId: user.id,
    status: 'held' as const,
    heldUntil: new Date(state.now().getTime() + HOLD_MINUTES * 60_000),
    createdAt: state.now(),
    paidAt: null,
  }
  refuse(seatRefusal(seatFacts(state, booking, ({ userId }) => userId === user.id)))
  const unpaid = unpaidBooking(own)
  if (unpaid) endBooking(state, unpaid, 'replaced')
  lapseExpiredHolds(state, booking)
  state.bookings.unshift(booking)
  return { user: currentUser(state, user), paymentAmount: booking.amount }
}
