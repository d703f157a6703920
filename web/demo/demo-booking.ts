import type { BookingState } from '#shared/domain/booking/booking-state.ts'
import { type PastHold, pastHoldsCutoff } from '#shared/domain/booking/hold.ts'
import * as occupancy from '#shared/domain/booking/occupancy.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import {
  isFollowed,
  isListedAs,
  type ListedState,
} from '#shared/domain/desk-booking/listed-states.ts'
import { sumAmounts } from '#shared/domain/money/cash-shift.ts'
import type { DepositFacts } from '#shared/domain/money/deposit.ts'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'
import type { RefundTotals } from '#shared/domain/money/refund.ts'
import { dueOf } from '#web/demo/demo-due.ts'
import {
  type DemoBooking,
  type DemoClaim,
  type DemoPayment,
  type DemoState,
  studyDays,
} from '#web/demo/demo-state.ts'

export function clock(state: DemoState) {
  return { now: state.now(), days: studyDays(state) }
}

export function bookingsOf({ bookings }: DemoState, { id }: { id: string }): DemoBooking[] {
  return bookings.filter(({ userId }) => userId === id)
}

/** Returns the bookings that would conflict with a stay on the same seat. */
export function bookingsDuring(state: DemoState, stay: occupancy.Stay): DemoBooking[] {
  return state.bookings.filter(
    (booking) =>
      occupancy.keepsSeat(booking, state.now()) && occupancy.staysConflict(booking, stay),
  )
}

/** Returns a user's bookings that keep a seat today or on a later day. */
export function bookingsWithSeatOf(state: DemoState, user: { id: string }): DemoBooking[] {
  return bookingsOf(state, user).filter((booking) =>
    occupancy.keepsSeatFromToday(booking, clock(state)),
  )
}

/** Returns a user's recent bookings that were never paid, which limit new holds. */
export function pastHolds(state: DemoState, user: { id: string }): PastHold[] {
  const from = pastHoldsCutoff(state.now())
  const own = bookingsOf(state, user)
  return own
    .filter(({ paidAt, createdAt }) => !paidAt && createdAt > from)
    .filter(
      ({ seatId, createdAt }) =>
        !own.some((later) => later.seatId === seatId && later.paidAt && later.paidAt >= createdAt),
    )
    .map((booking) => ({ ...booking, savedAt: booking.createdAt }))
}

/** Returns the facts that decide whether a seat is available for a stay. Bookings that are `own` don't count. */
export function seatFacts(
  state: DemoState,
  { seatId, userId, ...stay }: occupancy.Stay & { seatId: SeatId; userId: string },
  own: (booking: DemoBooking) => boolean,
) {
  return {
    ...moneyUnderway(state, { id: userId }),
    closed: state.closedSeats.includes(seatId),
    taken: bookingsDuring(state, stay).some(
      (booking) => booking.seatId === seatId && !own(booking),
    ),
    ownDays: bookingsOf(state, { id: userId }).some(
      (booking) => booking.status === 'paid' && occupancy.periodsOverlap(booking, stay),
    ),
  }
}

/** Returns whether a user's charge is in progress, and whether reception has a UPI payment to check. */
export function moneyUnderway(state: DemoState, { id }: { id: string }) {
  return {
    paymentInProgress: state.payments.some(
      ({ userId, status }) => userId === id && status === 'begun',
    ),
    claimWaiting: state.claims.some(({ userId, status }) => userId === id && status === 'waiting'),
  }
}

export function paidBookings(state: DemoState): DemoBooking[] {
  return state.bookings.filter(({ status }) => status === 'paid')
}

/** Returns the facts that decide which seats are kept for their members' renewals. */
export function renewalFacts(state: DemoState) {
  return { days: studyDays(state), renewalDays: state.settings.renewalDays }
}

/** Marks bookings as lapsed if their hold has expired and they conflict with a stay that takes their seat. */
export function lapseExpiredHolds(state: DemoState, stay: DemoBooking): void {
  for (const other of state.bookings.filter(({ seatId }) => seatId === stay.seatId)) {
    const expired = other.status === 'held' && other.heldUntil <= state.now()
    if (expired && occupancy.staysConflict(other, stay)) other.status = 'lapsed'
  }
}

/** Returns the waiting claim of a booking. */
export function waitingClaim(state: DemoState, { id }: { id: string }): DemoClaim | undefined {
  return state.claims.find(({ bookingId, status }) => bookingId === id && status === 'waiting')
}

/** Closes the waiting claims of a payment. */
export function closeClaims(state: DemoState, paymentId: string): void {
  for (const claim of state.claims) {
    if (claim.paymentId === paymentId && claim.status === 'waiting') claim.status = 'closed'
  }
}

export function waitsAtDesk(state: DemoState, { id }: { id: string }): boolean {
  return state.payments.some(({ bookingId, status }) => bookingId === id && status === 'waiting')
}

/** Returns the method that was chosen for a booking's waiting payment, if any. */
export function chosenMethodOf(state: DemoState, { id }: { id: string }): PaymentMethod | null {
  const waiting = state.payments.find(
    ({ bookingId, status }) => bookingId === id && status === 'waiting',
  )
  return waiting?.method ?? null
}

/** Returns a booking's state, as staff see it. */
export function stateOf(state: DemoState, booking: DemoBooking): BookingState {
  const facts = { ...clock(state), waitsAtDesk: waitsAtDesk(state, booking) }
  return occupancy.bookingState(booking, facts)
}

/** Whether Manage Bookings shows a booking when it is filtered by `listed`. */
export function isListed(state: DemoState, booking: DemoBooking, listed: ListedState): boolean {
  const own = bookingsOf(state, { id: booking.userId }).filter(({ status }) => status === 'paid')
  const facts = { ...clock(state), followed: isFollowed(booking, own) }
  const utrSent = waitingClaim(state, booking) !== undefined
  const { open } = dueOf(state, booking)
  return isListedAs(listed, { ...booking, state: stateOf(state, booking), utrSent, open }, facts)
}

/** Frees a booking's seat and closes its pending desk payment. */
export function endBooking(
  state: DemoState,
  booking: DemoBooking,
  status: 'cancelled' | 'replaced',
): void {
  booking.status = status
  for (const payment of state.payments) {
    if (payment.bookingId !== booking.id || payment.status !== 'waiting') continue
    payment.status = 'refused'
    closeClaims(state, payment.id)
  }
}

/** How much was paid for a booking and refunded, in rupees. */
export function paidAndRefunded(state: DemoState, { id }: { id: string }): RefundTotals {
  const paid = state.payments.filter(
    ({ bookingId, status }) => bookingId === id && status === 'completed',
  )
  const returned = state.refunds.filter(({ bookingId, deposit }) => bookingId === id && !deposit)
  const lateFees = paid.reduce((sum, { lateFee }) => sum + lateFee, 0)
  return { paid: sumAmounts(paid) + lateFees, returned: sumAmounts(returned) }
}

const UNREFUNDED = ['waiting', 'begun', 'completed']

/** Returns the deposit of a booking's payment, in rupees; null without a payment. */
export function depositOf({ payments }: DemoState, { id }: { id: string }): number | null {
  const own = payments.filter(
    ({ bookingId, status }) => bookingId === id && UNREFUNDED.includes(status),
  )
  return own.length > 0 ? Math.max(...own.map(({ deposit }) => deposit)) : null
}

/** Returns what decides the deposit of a booking as staff see it. */
export function depositsOf(state: DemoState, booking: DemoBooking) {
  return {
    deposit: depositOf(state, booking),
    deposits: depositFacts(state, booking.userId),
  }
}

/** Returns the rupees of deposit of a booking that the hall holds until it returns them; null without one. */
export function heldDepositOf(state: DemoState, { id }: { id: string }): number | null {
  const held = validDeposits(state).find(
    ({ bookingId, depositKind }) => bookingId === id && depositKind === 'returned',
  )
  return held?.deposit ?? null
}

/** Returns what decides which deposit a user is asked for. */
export function depositFacts(state: DemoState, user: string): DepositFacts {
  const own = validDeposits(state).filter(({ userId }) => userId === user)
  return { terms: state.settings, validUntil: own.map(({ depositUntil }) => depositUntil) }
}

/** Returns the payments with a deposit that was not returned. */
function validDeposits({ payments, refunds }: DemoState): DemoPayment[] {
  const returned = refunds.filter(({ deposit }) => deposit).map(({ paymentId }) => paymentId)
  return payments.filter(
    ({ id, deposit, status }) => deposit > 0 && status === 'completed' && !returned.includes(id),
  )
}

/** Returns the payment of a booking's sale, with the sum of all parts that were paid, and the late fee. */
export function saleOf(state: DemoState, bookingId: string): DemoPayment | undefined {
  const sale = state.payments.find(
    (payment) =>
      payment.bookingId === bookingId && payment.status === 'completed' && payment.sold !== 0,
  )
  const parts = state.payments.filter(
    (payment) => payment.bookingId === bookingId && payment.status === 'completed',
  )
  const lateFee = parts.reduce((sum, part) => sum + part.lateFee, 0)
  return sale && { ...sale, amount: sumAmounts(parts), lateFee }
}
