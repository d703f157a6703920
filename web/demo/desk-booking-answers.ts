import * as calls from '#shared/contract/addresses.ts'
import * as decide from '#shared/domain/booking/desk-booking.ts'
import { periodsOverlap } from '#shared/domain/booking/occupancy.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { pageSlice } from '#shared/domain/list-pages.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { listedBooking } from '#shared/replies/booking.ts'
import { BOOKING_DONE } from '#shared/words/en/booking.ts'
import { ADMIN, answer, rowsOf } from '#web/demo/answer.ts'
import {
  bookingsDuring,
  clock,
  endBooking,
  lapseExpiredHolds,
  seatFacts,
  stateOf,
} from '#web/demo/demo-booking.ts'
import {
  type DemoBooking,
  type DemoState,
  type DemoUser,
  recordChange,
} from '#web/demo/demo-state.ts'
import { matchesUser } from '#web/demo/demo-user.ts'
import { allowed, refusal } from '#web/demo/refusal.ts'

/** Manage Bookings. */
export const deskBookingAnswers = [
  answer(calls.listBookings, ADMIN, ({ state, query }) => {
    const { room, search = '', from, to } = query
    const page = Number(query.page ?? 1)
    const owners = new Map(state.users.map((user) => [user.id, user]))
    const found = state.bookings.flatMap((booking) => {
      const owner = owners.get(booking.userId)
      if (!owner || booking.status === 'replaced' || !matchesUser(owner, search)) return []
      const { fullName, email, phoneNumber, memberId } = owner
      const listed = { ...booking, fullName, email, phoneNumber, memberId }
      const days = {
        startDate: from ?? booking.startDate,
        endDate: to === undefined ? booking.endDate : addDays(to, 1),
      }
      const matches =
        (room === undefined || booking.room === room) &&
        (query.state === undefined || stateOf(state, booking) === query.state) &&
        periodsOverlap(booking, days)
      return matches ? [{ ...listed, state: stateOf(state, booking) }] : []
    })
    const bookings = rowsOf(found, pageSlice(page)).map(listedBooking)
    return { data: { bookings, total: found.length, page } }
  }),

  answer(calls.seatsToMoveTo, ADMIN, ({ state, params }) => {
    const { booking, owner } = bookingOf(state, params.id)
    const gone = [
      ...state.closedSeats,
      ...bookingsDuring(state, booking).map(({ seatId }) => seatId),
    ]
    const seats = decide.seatsToMoveTo({ ...booking, gender: owner.gender }, gone)
    return { data: { seat: booking.seatId, seats } }
  }),

  answer(calls.moveBooking, ADMIN, ({ state, user: admin, params, body }) => {
    const { booking, owner } = bookingOf(state, params.id)
    const wanted = { ...booking, seatId: body.seat }
    const facts = seatFacts(state, wanted, ({ id }) => id === booking.id)
    const change = allowed(
      decide.moveBooking({ ...booking, gender: owner.gender }, body, { ...clock(state), ...facts }),
    )
    lapseExpiredHolds(state, wanted)
    booking.seatId = body.seat
    recordChange(state, admin, change)
    return { message: fillIn(BOOKING_DONE.moved, { seat: body.seat }) }
  }),

  answer(calls.cancelBooking, ADMIN, ({ state, user: admin, params }) => {
    const { booking } = bookingOf(state, params.id)
    const change = allowed(decide.cancelBooking(booking, clock(state).today))
    endBooking(state, booking, 'cancelled')
    recordChange(state, admin, change)
    return { message: BOOKING_DONE.cancelled }
  }),
]

/** Throws notFound. */
export function bookingOf(
  { bookings, users }: DemoState,
  id: string,
): { booking: DemoBooking; owner: DemoUser } {
  const booking = bookings.find((candidate) => candidate.id === id)
  const owner = users.find((user) => user.id === booking?.userId)
  if (!booking || !owner) throw refusal('notFound')
  return { booking, owner }
}
