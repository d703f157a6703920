import * as calls from '#shared/contract/endpoints.ts'
import * as wire from '#shared/contract/wire-names.ts'
import { membershipEnd } from '#shared/domain/booking/durations.ts'
import { planHold } from '#shared/domain/booking/hold.ts'
import { hasPaid, unpaidBooking } from '#shared/domain/booking/membership-period.ts'
import { bookableFrom, seatsKeptToRenew } from '#shared/domain/booking/renewal-priority.ts'
import * as decide from '#shared/domain/booking/save-booking.ts'
import { findSeat, type SeatId } from '#shared/domain/booking/seats.ts'
import { DEFAULT_HOLD_MINUTES } from '#shared/domain/payment.ts'
import { consentRefusal } from '#shared/domain/user/parental-consent.ts'
import { seatsReply } from '#shared/replies/booking.ts'
import { bookingStatus } from '#shared/replies/user.ts'
import { BOOKING_DONE } from '#shared/words/en/booking.ts'
import { allowed, answer, BOOKING_STEP, refusal, refuse, USER } from '#web/demo/answer.ts'
import * as bookings from '#web/demo/demo-booking.ts'
import { type DemoBooking, type DemoState, type DemoUser, studyDays } from '#web/demo/demo-state.ts'
import { consentNeededOf, currentUser } from '#web/demo/demo-user-replies.ts'

export const bookingAnswers = [
  answer(calls.updateBooking, BOOKING_STEP, ({ state, user, body }) => ({
    ...saveBooking(state, user, wire.bookingFromWire(body.bookingDetails), { renewal: false }),
    message: BOOKING_DONE.seatHeld,
  })),

  answer(calls.renewMembership, BOOKING_STEP, ({ state, user, body }) => ({
    ...saveBooking(state, user, wire.bookingFromWire(body.bookingDetails), { renewal: true }),
    message: BOOKING_DONE.renewalHeld,
  })),

  answer(calls.occupiedSeats, BOOKING_STEP, ({ state, user, query }) => {
    const { room, batch, duration, startDate } = wire.datedPlanFromWire(query)
    const stay = { startDate, endDate: membershipEnd(startDate, duration), batch }
    const inRoom = (seatId: SeatId) => findSeat(seatId)?.room === room
    const clashes = bookings
      .bookingsDuring(state, stay)
      .filter(({ userId, status }) => userId !== user.id || status === 'paid')
      .filter(({ seatId }) => inRoom(seatId))
      .map(({ seatId: seat, startDate, endDate }) => ({ seat, startDate, endDate }))
      .sort((a, b) => sortKey(a).localeCompare(sortKey(b)))
    const kept = seatsKeptToRenew(
      { ...stay, userId: user.id },
      bookings.paidBookings(state),
      bookings.renewalFacts(state),
    )
    const closed = state.closedSeats.filter(inRoom)
    const keptHere = kept.filter(({ seat }) => inRoom(seat))
    const { roomRules } = state.settings
    const looking = { room, gender: user.gender, roomRules }
    return { data: seatsReply({ clashes, closed, kept: keptHere }, looking) }
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
  requested: decide.RequestedBooking,
  { renewal }: { renewal: boolean },
) {
  refuse(consentRefusal(consentNeededOf(state, user)))
  const own = bookings.bookingsOf(state, user)
  const paidBefore = hasPaid(own)
  const { prices, roomRules } = state.settings
  const facts = { days: studyDays(state), gender: user.gender, prices, roomRules }
  const planned = decide.planBooking(requested, { ...facts, renewal, paidBefore })
  if (planned.refusal) throw refusal(wire.bookingRefusalToWire(planned.refusal))
  const stay = { ...planned.outcome, userId: user.id }
  const onSeat = bookings.paidBookings(state).filter(({ seatId }) => seatId === stay.seatId)
  const from = bookableFrom(stay, onSeat, bookings.renewalFacts(state))
  const seat = bookings.seatFacts(state, stay, ({ userId }) => userId === user.id)
  refuse(decide.seatRefusal({ ...seat, bookableFrom: from }))
  const now = state.now()
  const past = bookings.pastHolds(state, user)
  const { heldUntil } = allowed(planHold(stay, past, { now, holdMinutes: DEFAULT_HOLD_MINUTES }))
  const booking: DemoBooking = {
    ...stay,
    id: state.nextId(),
    status: 'held',
    paidAt: null,
    heldUntil,
    createdAt: now,
  }
  const unpaid = unpaidBooking(own)
  if (unpaid) bookings.endBooking(state, unpaid, 'replaced')
  bookings.lapseExpiredHolds(state, booking)
  state.bookings.unshift(booking)
  return { user: currentUser(state, user), paymentAmount: booking.amount }
}

function sortKey({ seat, startDate, endDate }: Record<'seat' | 'startDate' | 'endDate', string>) {
  return `${seat} ${startDate} ${endDate}`
}
