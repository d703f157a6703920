import * as calls from '#shared/contract/admin-bookings.ts'
import type { BookingState } from '#shared/domain/booking-state.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { ROWS_PER_PAGE } from '#shared/domain/list-pages.ts'
import { findSeat, SEATS, type SeatId, seatProblem } from '#shared/domain/seats.ts'
import { answer } from '#web/demo/answer.ts'
import { booked } from '#web/demo/booked.ts'
import { admin } from '#web/demo/callers.ts'
import { type DemoBooking, type DemoHall, type DemoPerson, today } from '#web/demo/demo-hall.ts'
import { pageOf } from '#web/demo/page-of.ts'
import { recordChange } from '#web/demo/record-change.ts'
import { invalidFields, refusal } from '#web/demo/refusal.ts'
import { claimSeat, daysMeet, keepers, keepsSeatAhead } from '#web/demo/seat-keeping.ts'
import { isPersonOf } from '#web/demo/user-search.ts'

/** Manage Bookings. */
export const deskAnswers = [
  answer(calls.listBookings, ({ hall, caller, query }) => {
    admin(caller)
    const { state, room, search = '', from, to } = query
    const page = Number(query.page ?? 1)
    const found = listedBookings(hall).filter(
      ({ booking, owner, listed }) =>
        (state === undefined || listed.state === state) &&
        (room === undefined || booking.membershipType === room) &&
        isPersonOf(owner, search) &&
        daysMeet(booking, {
          start: from ?? booking.start,
          end: to === undefined ? booking.end : addDays(to, 1),
        }),
    )
    const bookings = pageOf(found, page, ROWS_PER_PAGE).map(({ listed }) => listed)
    return { data: { bookings, total: found.length, page } }
  }),

  answer(calls.seatsToMoveTo, ({ hall, caller, params }) => {
    admin(caller)
    const { booking, owner } = bookingOf(hall, params.id)
    const gone = new Set([
      booking.seat,
      ...hall.closedSeats,
      ...keepers(hall, booking).map(({ seat }) => seat),
    ])
    const seats = SEATS.filter(
      (seat) =>
        seat.room === booking.membershipType &&
        !gone.has(seat.id) &&
        seatProblem(seat, owner.gender ?? 'prefer-not-to-say') === undefined,
    )
    return { data: { seat: booking.seat, seats: seats.map(({ id }) => id) } }
  }),

  answer(calls.moveBooking, ({ hall, caller, params, body }) => {
    const by = admin(caller)
    const { booking, owner } = bookingOf(hall, params.id)
    if (!keepsSeatAhead(hall, booking)) throw refusal('bookingNotMovable')
    if (body.from !== booking.seat) {
      throw refusal('bookingMoved', { values: { seat: booking.seat } })
    }
    judgeSeat(booking, owner, body.seat)
    claimSeat(hall, body.seat, booking, (other) => other === booking)
    const details = { was: booking.seat, is: body.seat }
    recordChange(hall, by, 'booking.move', `booking:${booking.id}`, details)
    booking.seat = body.seat
    return { message: `The booking has moved to seat ${body.seat}` }
  }),

  answer(calls.cancelBooking, ({ hall, caller, params }) => {
    const by = admin(caller)
    const { booking } = bookingOf(hall, params.id)
    if (booking.status === 'cancelled' || booking.end <= today(hall)) throw refusal('bookingOver')
    const details = { was: booking.status, seat: booking.seat }
    recordChange(hall, by, 'booking.cancel', `booking:${booking.id}`, details)
    cancel(hall, booking)
    return { message: 'The booking has been cancelled and its seat is free' }
  }),
]

/** What a booking is to the front desk. */
export function stateOf(hall: DemoHall, booking: DemoBooking): BookingState {
  if (booking.status === 'paid' || booking.status === 'cancelled') return booking.status
  const atDesk = hall.payments.some(
    ({ bookingId, state }) => bookingId === booking.id && state === 'waiting',
  )
  if (booking.status !== 'held') return 'ended'
  if (booking.heldUntil > hall.now()) return atDesk ? 'desk' : 'waiting'
  return atDesk && booking.start >= today(hall) ? 'overdue' : 'ended'
}

/** A payment of it that waited at the desk is not waited for any more. */
export function cancel(hall: DemoHall, booking: DemoBooking): void {
  booking.status = 'cancelled'
  for (const payment of hall.payments) {
    if (payment.bookingId === booking.id && payment.state === 'waiting') payment.state = 'refused'
  }
}

function listedBookings(hall: DemoHall) {
  const owners = new Map(hall.people.map((person) => [person.id, person]))
  return hall.bookings.flatMap((booking) => {
    const owner = owners.get(booking.userId)
    if (!owner || booking.status === 'replaced') return []
    return [{ booking, owner, listed: listedBooking(hall, booking, owner) }]
  })
}

function listedBooking(
  hall: DemoHall,
  booking: DemoBooking,
  owner: DemoPerson,
): calls.BookingListed {
  return {
    ...booked(booking),
    name: owner.fullName,
    email: owner.email,
    phoneNumber: owner.phoneNumber,
    dyanpittId: owner.memberId,
    state: stateOf(hall, booking),
    holdUntil: booking.status === 'held' ? booking.heldUntil.toISOString() : null,
  }
}

function bookingOf(hall: DemoHall, id: string): { booking: DemoBooking; owner: DemoPerson } {
  const booking = hall.bookings.find((candidate) => candidate.id === id)
  const owner = hall.people.find((person) => person.id === booking?.userId)
  if (!booking || !owner) throw refusal('notFound')
  return { booking, owner }
}

function judgeSeat(booking: DemoBooking, owner: DemoPerson, seatId: SeatId): void {
  const seat = findSeat(seatId)
  if (seat?.room !== booking.membershipType) {
    throw invalidFields({ seat: `Please select a seat in ${booking.membershipType}` })
  }
  if (seatId === booking.seat) throw invalidFields({ seat: 'Please select another seat' })
  const problem = seatProblem(seat, owner.gender ?? 'prefer-not-to-say')
  if (problem !== undefined) throw invalidFields({ seat: problem })
}
