import * as calls from '#shared/contract/endpoints.ts'
import { cancelOwnBooking } from '#shared/contract/own-endpoints.ts'
import * as wire from '#shared/contract/wire-names.ts'
import { cancelOwnBooking as cancellation } from '#shared/domain/booking/cancel-own-booking.ts'
import { membershipEnd } from '#shared/domain/booking/durations.ts'
import { type PastHold, planHold } from '#shared/domain/booking/hold.ts'
import { DEFAULT_HOLD_MINUTES } from '#shared/domain/booking/hold-minutes.ts'
import { hasPaid, unpaidBooking } from '#shared/domain/booking/membership-period.ts'
import type { DatedPlan } from '#shared/domain/booking/prices.ts'
import { bookableFrom, seatsKeptForRenewal } from '#shared/domain/booking/renewal-priority.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import * as decide from '#shared/domain/booking/save-booking.ts'
import { findSeat, type SeatId } from '#shared/domain/booking/seats.ts'
import { consentRefusal } from '#shared/domain/user/parental-consent.ts'
import { seatsReply } from '#shared/replies/booking.ts'
import { bookingStatus } from '#shared/replies/user.ts'
import { BOOKING_MESSAGES } from '#shared/words/en/booking/booking.ts'
import { allowed, answer, BOOKING_STEP, refusal, throwIfRefused, USER } from '#web/demo/answer.ts'
import * as bookings from '#web/demo/demo-booking.ts'
import {
  type DemoBooking,
  type DemoLoginUser,
  type DemoState,
  type DemoUser,
  studyDays,
} from '#web/demo/demo-state.ts'
import { consentNeededOf, currentUser } from '#web/demo/demo-user-replies.ts'

export const bookingAnswers = [
  answer(calls.updateBooking, BOOKING_STEP, ({ state, user, body }) => ({
    ...saveBooking(state, user, wire.bookingFromWire(body.bookingDetails), { renewal: false }),
    message: BOOKING_MESSAGES.seatHeld,
  })),

  answer(calls.renewMembership, BOOKING_STEP, ({ state, user, body }) => ({
    ...saveBooking(state, user, wire.bookingFromWire(body.bookingDetails), { renewal: true }),
    message: BOOKING_MESSAGES.renewalHeld,
  })),

  answer(cancelOwnBooking, BOOKING_STEP, ({ state, user, body }) => {
    const { preferredSeat: seat, membershipStartDate: startDate } = body
    const booking = bookings
      .bookingsOf(state, user)
      .filter((own) => own.seatId === seat && own.startDate === startDate)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]
    const step = allowed(cancellation({ booking, ...bookings.moneyUnderway(state, user) }))
    if (booking && step === 'cancel') bookings.endBooking(state, booking, 'cancelled')
    return { user: currentUser(state, user), message: BOOKING_MESSAGES.cancelled }
  }),

  answer(calls.occupiedSeats, BOOKING_STEP, ({ state, user, query }) => {
    const { roomRules } = state.settings
    return { data: seatsOf(state, user, { plan: wire.datedPlanFromWire(query), roomRules }) }
  }),

  answer(calls.getBookingDetails, USER, ({ state, user }) => {
    const { bookingDetails, pendingBooking } = currentUser(state, user)
    return { data: { bookingDetails, pendingBooking } }
  }),

  answer(calls.getBookingStatus, USER, ({ state, user }) => ({
    data: bookingStatus(currentUser(state, user)),
  })),
]

/** Returns the seats that a user can't book for a plan. */
export function seatsOf(
  state: DemoState,
  user: DemoUser,
  { plan, roomRules }: { plan: DatedPlan; roomRules: RoomRules },
) {
  const { room, batch, duration, startDate } = plan
  const stay = { startDate, endDate: membershipEnd(startDate, duration), batch }
  const inRoom = (seatId: SeatId) => findSeat(seatId)?.room === room
  const clashes = bookings
    .bookingsDuring(state, stay)
    .filter(({ userId, status }) => userId !== user.id || status === 'paid')
    .filter(({ seatId }) => inRoom(seatId))
    .map(({ seatId: seat, startDate, endDate }) => ({ seat, startDate, endDate }))
    .sort((a, b) => sortKey(a).localeCompare(sortKey(b)))
  const kept = seatsKeptForRenewal(
    { ...stay, userId: user.id },
    bookings.paidBookings(state),
    bookings.renewalFacts(state),
  )
  const closed = state.closedSeats.filter(inRoom)
  const keptInRoom = kept.filter(({ seat }) => inRoom(seat))
  const viewer = { room, gender: user.gender, roomRules }
  return seatsReply({ clashes, closed, kept: keptInRoom }, viewer)
}

/** Holds a seat for a requested booking, which replaces the user's unpaid one. */
export function saveBooking(
  state: DemoState,
  user: DemoLoginUser,
  requested: decide.RequestedBooking,
  { renewal }: { renewal: boolean },
) {
  const { roomRules } = state.settings
  const planned = plan(state, user, requested, { renewal, roomRules })
  holdSeat(state, user, planned, (past) => {
    const held = { now: state.now(), holdMinutes: DEFAULT_HOLD_MINUTES }
    return allowed(planHold(planned, past, held)).heldUntil
  })
  const saved = currentUser(state, user)
  return { user: saved, paymentAmount: saved.paymentAmount ?? 0 }
}

/** Checks consent, plan and price of a requested booking, and returns it planned. Throws a refusal. */
export function plan(
  state: DemoState,
  user: DemoUser,
  requested: decide.RequestedBooking,
  { renewal, roomRules }: { renewal: boolean; roomRules: RoomRules },
): decide.PlannedBooking {
  throwIfRefused(consentRefusal(consentNeededOf(state, user)))
  const paidBefore = hasPaid(bookings.bookingsOf(state, user))
  const { prices } = state.settings
  const facts = { days: studyDays(state), gender: user.gender, prices, roomRules }
  const planned = decide.planBooking(requested, { ...facts, renewal, paidBefore })
  if (planned.refusal) throw refusal(wire.bookingRefusalToWire(planned.refusal))
  return planned.outcome
}

/** Replaces a user's unpaid booking with a planned one. Throws a refusal if the seat isn't free. */
export function holdSeat(
  state: DemoState,
  user: DemoUser,
  planned: decide.PlannedBooking,
  heldUntil: (past: readonly PastHold[]) => Date,
): DemoBooking {
  const stay = { ...planned, userId: user.id }
  const onSeat = bookings.paidBookings(state).filter(({ seatId }) => seatId === stay.seatId)
  const from = bookableFrom(stay, onSeat, bookings.renewalFacts(state))
  const seat = bookings.seatFacts(state, stay, ({ userId }) => userId === user.id)
  throwIfRefused(decide.seatRefusal({ ...seat, bookableFrom: from }))
  const booking: DemoBooking = {
    ...stay,
    id: state.nextId(),
    status: 'held',
    paidAt: null,
    heldUntil: heldUntil(bookings.pastHolds(state, user)),
    createdAt: state.now(),
  }
  const unpaid = unpaidBooking(bookings.bookingsOf(state, user))
  if (unpaid) bookings.endBooking(state, unpaid, 'replaced')
  bookings.lapseExpiredHolds(state, booking)
  state.bookings.unshift(booking)
  return booking
}

function sortKey({ seat, startDate, endDate }: Record<'seat' | 'startDate' | 'endDate', string>) {
  return `${seat} ${startDate} ${endDate}`
}
