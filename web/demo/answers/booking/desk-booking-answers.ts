import * as calls from '#shared/contract/desk-endpoints.ts'
import { periodsOverlap } from '#shared/domain/booking/occupancy.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { cancelBooking } from '#shared/domain/desk-booking/desk-booking.ts'
import * as decide from '#shared/domain/desk-booking/seat-move.ts'
import { countedRows, pageSlice } from '#shared/domain/list-pages.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { readListSearch } from '#shared/domain/user/desk-search.ts'
import { lastContactOf } from '#shared/domain/user/member-note.ts'
import { listedBooking } from '#shared/replies/booking.ts'
import { BOOKING_MESSAGES } from '#shared/words/en/booking/booking.ts'
import { allowed, answer, refusal, rowsOf, sortedBy, staff } from '#web/demo/answer.ts'
import * as bookings from '#web/demo/demo-booking.ts'
import { discountOf } from '#web/demo/demo-discount.ts'
import { dueOf, refusalToWriteOff, writeOffDues } from '#web/demo/demo-due.ts'
import { bookingOfPaper } from '#web/demo/demo-paper.ts'
import { type DemoState, recordChange, studyDays } from '#web/demo/demo-state.ts'
import { hasPhone, matchesUser } from '#web/demo/demo-user-replies.ts'
import { bookingsWithUtr } from '#web/demo/demo-utr.ts'

/** Manage Bookings. */
export const deskBookingAnswers = [
  answer(calls.listBookings, staff('bookings'), ({ state, user: viewer, query }) => {
    const { room, search = '', from, to } = query
    const { phone, receipt, utr } = readListSearch(search)
    const withPaper = bookingOfPaper(state, receipt)
    const withUtr = bookingsWithUtr(state, utr)
    const page = Number(query.page ?? 1)
    const users = new Map(state.users.map((user) => [user.id, user]))
    const matching = state.bookings.flatMap((booking) => {
      const user = users.get(booking.userId)
      const startDate = from ?? booking.startDate
      const endDate = to === undefined ? booking.endDate : addDays(to, 1)
      const isMatch =
        user &&
        booking.status !== 'replaced' &&
        (matchesUser(user, search) ||
          hasPhone(user, phone) ||
          booking.id === withPaper ||
          withUtr.includes(booking.id)) &&
        (room === undefined || booking.room === room) &&
        (query.batch === undefined || booking.batch === query.batch) &&
        (query.booking === undefined || booking.id === query.booking) &&
        (query.state === undefined || bookings.isListed(state, booking, query.state)) &&
        periodsOverlap(booking, { startDate, endDate })
      if (!isMatch) return []
      const waiting = state.payments.find(
        ({ bookingId, status }) => bookingId === booking.id && status === 'waiting',
      )
      const chosenMethod = waiting?.method ?? null
      const claim = bookings.waitingClaim(state, booking)
      const utr = claim?.utr ?? null
      const hasScreenshot = claim?.screenshot !== undefined
      const returns = bookings.paidAndRefunded(state, booking)
      const due = dueOf(state, booking)
      const discount = discountOf(state, booking)
      const heldDeposit = bookings.heldDepositOf(state, booking)
      const now = bookings.stateOf(state, booking)
      const lastContact = lastContactOf(state.notes, user.id)
      const newest = state.notes.find(
        ({ bookingId, kind }) => bookingId === booking.id && kind === 'note',
      )
      const note = user.role === 'user' ? (newest?.text ?? null) : null
      const paid = {
        ...returns,
        ...due,
        discount,
        ...bookings.depositsOf(state, booking),
        heldDeposit,
      }
      const facts = { ...paid, state: now, chosenMethod, utr, hasScreenshot, note, lastContact }
      return [{ ...user, ...booking, ...facts }]
    })
    const ordered = query.sort?.startsWith('ends')
      ? sortedBy(matching, ({ endDate }) => endDate, query.sort === 'endsLast')
      : matching
    const listed = rowsOf(ordered, pageSlice(page)).map((booking) =>
      listedBooking(booking, { staff: viewer, limits: state.settings }),
    )
    return { data: { bookings: listed, ...countedRows(matching.length), page } }
  }),

  answer(calls.seatsToMoveTo, staff('bookings'), ({ state, params }) => {
    const { booking, owner } = bookingOf(state, params.id)
    const occupied = bookings.bookingsDuring(state, booking).map(({ seatId }) => seatId)
    const unavailable = [...state.closedSeats, ...occupied]
    const moved = { ...booking, gender: owner.gender }
    const { roomRules, prices } = state.settings
    const free = decide.seatsToMoveTo(moved, unavailable, roomRules)
    const differences = decide.priceDifferences(booking, { days: studyDays(state), prices })
    return { data: { seat: booking.seatId, ...free, differences } }
  }),

  answer(calls.moveBooking, staff('bookings'), ({ state, user: admin, params, body }) => {
    const { booking, owner } = bookingOf(state, params.id)
    const moved = { ...booking, seatId: body.seat }
    const seat = bookings.seatFacts(state, moved, ({ id }) => id === booking.id)
    const { roomRules } = state.settings
    const facts = { ...bookings.clock(state), ...seat, roomRules }
    const change = allowed(decide.moveBooking({ ...booking, gender: owner.gender }, body, facts))
    if (change) {
      bookings.lapseExpiredHolds(state, moved)
      booking.seatId = body.seat
      recordChange(state, admin, change)
    }
    return { message: fillIn(BOOKING_MESSAGES.moved, { seat: body.seat }) }
  }),

  answer(calls.cancelBooking, staff('bookings'), ({ state, user: admin, params }) => {
    const { booking } = bookingOf(state, params.id)
    const writeOff = refusalToWriteOff(state, admin, [booking])
    const change = allowed(cancelBooking(booking, bookings.clock(state).days, writeOff))
    if (change) {
      bookings.endBooking(state, booking, 'cancelled')
      writeOffDues(state, { userId: booking.userId, by: admin.id })
      recordChange(state, admin, change)
    }
    return { message: BOOKING_MESSAGES.cancelled }
  }),
]

/** Returns a booking and its owner, or throws notFound. */
export function bookingOf(state: DemoState, id: string) {
  const booking = state.bookings.find((candidate) => candidate.id === id)
  const owner = state.users.find((user) => user.id === booking?.userId)
  if (!booking || !owner) throw refusal('notFound')
  return { booking, owner }
}
