import { getHallMap } from '#shared/contract/desk-endpoints.ts'
import { BATCH_DETAILS } from '#shared/domain/booking/batches.ts'
import { keepsSeat, periodsOverlap, sharesHours } from '#shared/domain/booking/occupancy.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import { openStudyDay } from '#shared/domain/booking/study-day.ts'
import { nextBookingPeriod } from '#shared/domain/desk-booking/hall-map.ts'
import { isFollowed } from '#shared/domain/desk-booking/listed-states.ts'
import { lastContactOf } from '#shared/domain/user/member-note.ts'
import { hallMapSeatReply } from '#shared/replies/hall-map.ts'
import { answer, staff } from '#web/demo/answer.ts'
import * as bookings from '#web/demo/demo-booking.ts'
import { dueOf } from '#web/demo/demo-due.ts'
import { type DemoBooking, type DemoState, studyDays } from '#web/demo/demo-state.ts'

/** The hall map. */
export const hallMapAnswers = [
  answer(getHallMap, staff('bookings'), ({ state, query: { room, batch, day: chosen } }) => {
    const day = chosen ?? openStudyDay(batch, studyDays(state))
    const keepingBookings = state.bookings.filter(
      (booking) => keepsSeat(booking, state.now()) && sharesHours(booking, { batch }),
    )
    const seats = SEATS.filter((seat) => seat.room === room).map(({ id }) => {
      const own = keepingBookings.filter(({ seatId }) => seatId === id)
      const holders = own
        .filter(({ startDate, endDate }) => startDate <= day && day < endDate)
        .toSorted((a, b) => batchOrder(a) - batchOrder(b))
        .flatMap((booking) => holderOf(state, booking))
      const [freeUntil = null] = own
        .filter((booking) => booking.startDate > day)
        .filter((booking) => periodsOverlap(booking, nextBookingPeriod(day)))
        .map(({ startDate }) => startDate)
        .toSorted()
      const closed = state.closedSeats.includes(id)
      return hallMapSeatReply({ id, closed, freeUntil, holders }, day)
    })
    return { data: { day, seats } }
  }),
]

/** Sorts night before day. */
function batchOrder({ batch }: DemoBooking): number {
  return BATCH_DETAILS[batch].halves.includes('night') ? 0 : 1
}

const NO_DEPOSITS = { deposit: null, deposits: null }

function holderOf(state: DemoState, booking: DemoBooking) {
  const user = state.users.find(({ id }) => id === booking.userId)
  if (!user) return []
  const paid = bookings.bookingsOf(state, user).filter(({ status }) => status === 'paid')
  const facts = {
    state: bookings.stateOf(state, booking),
    utrSent: bookings.waitingClaim(state, booking) !== undefined,
    followed: isFollowed(booking, paid),
  }
  const lastContact = lastContactOf(state.notes, user.id)
  const { open, payableOn } = dueOf(state, booking)
  // A seat of the map is held or paid for.
  const unpaid = booking.status === 'held'
  const deposits = unpaid ? bookings.depositsOf(state, booking) : NO_DEPOSITS
  return [{ ...user, ...booking, ...facts, lastContact, ...deposits, open, payableOn }]
}
