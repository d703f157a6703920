import * as calls from '#shared/contract/booking.ts'
import type { BodySent } from '#shared/contract/call.ts'
import { bookingProblems, SEAT_REQUIRED } from '#shared/domain/booking.ts'
import { membershipEnd } from '#shared/domain/durations.ts'
import { quote } from '#shared/domain/prices.ts'
import { findSeat, SEATS } from '#shared/domain/seats.ts'
import { answer } from '#web/demo/answer.ts'
import { member, signedIn } from '#web/demo/callers.ts'
import { currentUser, paidCover, unpaidBooking } from '#web/demo/current-user.ts'
import {
  type DemoBooking,
  type DemoHall,
  type DemoPerson,
  HOLD_MINUTES,
  today,
} from '#web/demo/demo-hall.ts'
import { invalidFields, refusal } from '#web/demo/refusal.ts'
import { claimSeat, daysMeet, keepers } from '#web/demo/seat-keeping.ts'

type BookingSent = BodySent<typeof calls.updateBooking>['bookingDetails']

export const bookingAnswers = [
  answer(calls.updateBooking, ({ hall, caller, body }) => {
    const person = member(caller)
    const booking = saveBooking(hall, person, body.bookingDetails, { renewal: false })
    return {
      user: currentUser(hall, person),
      paymentAmount: booking.amount,
      message: 'Your seat is held for you until it is paid',
    }
  }),

  answer(calls.renewMembership, ({ hall, caller, body }) => {
    const person = member(caller)
    if (!paidCover(hall, person)) throw refusal('nothingToRenew')
    const booking = saveBooking(hall, person, body.bookingDetails, { renewal: true })
    return {
      user: currentUser(hall, person),
      paymentAmount: booking.amount,
      message: 'Your renewal is held for you until it is paid',
    }
  }),

  answer(calls.occupiedSeats, ({ hall, caller, query }) => {
    const person = member(caller)
    const start = query.membershipStartDate
    const end = membershipEnd(start, query.membershipDuration)
    const unpaid = unpaidBooking(hall, person)
    const taken = keepers(hall, { start, end, timeSlot: query.timeSlot })
      .filter((booking) => booking !== unpaid && booking.membershipType === query.membershipType)
      .map(({ seat }) => seat)
    const closed = hall.closedSeats.filter((id) => findSeat(id)?.room === query.membershipType)
    return { data: { occupied: [...new Set([...taken, ...closed])].sort() } }
  }),

  answer(calls.getBookingDetails, ({ hall, caller }) => {
    const { bookingDetails, pendingBooking } = currentUser(hall, signedIn(caller))
    return { data: { bookingDetails, pendingBooking } }
  }),

  answer(calls.getBookingStatus, ({ hall, caller }) => {
    const user = currentUser(hall, signedIn(caller))
    const { bookingCompleted, paymentCompleted, membershipValidUntil } = user
    return {
      data: {
        ...{ bookingCompleted, paymentCompleted, membershipValidUntil },
        paymentWaiting: user.pendingBooking !== null,
      },
    }
  }),
]

/** Holds a seat until it is paid; an unpaid booking of the member makes way. */
export function saveBooking(
  hall: DemoHall,
  person: DemoPerson,
  sent: BookingSent,
  { renewal }: { renewal: boolean },
): DemoBooking {
  const booking = judgedBooking(hall, person, sent, renewal)
  if (hall.closedSeats.includes(booking.seat)) throw refusal('seatClosed')
  const ownDays = hall.bookings.some(
    (other) => other.userId === person.id && other.status === 'paid' && daysMeet(other, booking),
  )
  if (ownDays) throw refusal('ownPeriodOverlap')
  claimSeat(hall, booking.seat, booking, ({ userId }) => userId === person.id)
  const unpaid = unpaidBooking(hall, person)
  if (unpaid) unpaid.status = 'replaced'
  hall.bookings.unshift(booking)
  return booking
}

function judgedBooking(
  hall: DemoHall,
  person: DemoPerson,
  sent: BookingSent,
  renewal: boolean,
): DemoBooking {
  const gender = person.gender ?? 'prefer-not-to-say'
  const problems = bookingProblems(sent, { today: today(hall), gender })
  if (Object.keys(problems).length > 0) throw invalidFields(problems, 'bookingDetails.')
  const seat = SEATS.find(({ id }) => id === sent.preferredSeat)
  if (!seat) throw invalidFields({ preferredSeat: SEAT_REQUIRED }, 'bookingDetails.')
  const { total } = quote(sent, seat.tier, hall.settings.prices)
  if (sent.totalAmount !== total) throw refusal('amountDiffers')
  return {
    id: hall.nextId(),
    userId: person.id,
    seat: seat.id,
    membershipType: sent.membershipType,
    timeSlot: sent.timeSlot,
    membershipDuration: sent.membershipDuration,
    start: sent.membershipStartDate,
    end: membershipEnd(sent.membershipStartDate, sent.membershipDuration),
    amount: total,
    renewal,
    status: 'held',
    heldUntil: new Date(hall.now().getTime() + HOLD_MINUTES * 60_000),
    createdAt: hall.now(),
    paidAt: null,
  }
}
