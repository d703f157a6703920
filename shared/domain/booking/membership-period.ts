import type { Ending } from './ending.ts'
import type { BookingStatus, Stay } from './occupancy.ts'
import { isOver, type StudyDays } from './study-day.ts'

/** When a member's paid days end. */
export type Cover = {
  /** The end of the consecutive days after the shown membership, including paid renewals. */
  consecutiveEnd: Ending
  /** The end of the last paid period. */
  lastEnd: Ending
}

type PaidPeriods<P extends Stay> = Cover & {
  /** The membership on the dashboard: the current one, else the next, else the last. */
  shown: P
}

/** Summarizes a member's paid periods, which never overlap; undefined if there are none. */
export function summarizePeriods<P extends Stay>(
  days: StudyDays,
  paid: readonly P[],
): PaidPeriods<P> | undefined {
  const periods = [...paid].sort((a, b) => (a.startDate < b.startDate ? -1 : 1))
  const last = periods.at(-1)
  const shown = periods.find((period) => !isOver(period, days)) ?? last
  if (!shown || !last) return undefined

  let end: P = shown
  for (const period of periods) if (period.startDate === end.endDate) end = period
  return { shown, consecutiveEnd: ending(end), lastEnd: ending(last) }
}

function ending({ batch, endDate }: Stay): Ending {
  return { batch, endDate }
}

/** A user's booking; instants may be ISO 8601 strings. */
type OwnBooking = Stay & { status: BookingStatus; paidAt: Date | string | null }

/** Summarizes a user's paid bookings; undefined before a first payment. */
export function paidPeriods<B extends OwnBooking>(bookings: readonly B[], days: StudyDays) {
  return summarizePeriods(days, bookings.filter(isPaid))
}

/** Returns whether a user has ever paid for a booking that was not cancelled. */
export function hasPaid(bookings: readonly OwnBooking[]): boolean {
  return bookings.some(isPaid)
}

/** Returns the unpaid booking, even if its hold has ended. A user has at most one. */
export function unpaidBooking<B extends OwnBooking>(bookings: readonly B[]): B | undefined {
  return bookings.find(({ status }) => status === 'held' || status === 'lapsed')
}

/** Returns whether a booking was cancelled or replaced before it was paid. */
export function endedUnpaid({ status, paidAt }: Pick<OwnBooking, 'status' | 'paidAt'>): boolean {
  return (status === 'cancelled' || status === 'replaced') && paidAt === null
}

/** Returns the booking that was paid last, which may end before another one. */
export function lastPaidBooking<B extends OwnBooking>(bookings: readonly B[]): B | undefined {
  return bookings.filter(isPaid).toSorted((a, b) => paidTime(b) - paidTime(a))[0]
}

/**
 * Returns a paid booking that was cancelled and whose days are not over, unless the user has other paid
 * days left or an unpaid booking.
 */
export function cancelledBooking<B extends OwnBooking>(
  bookings: readonly B[],
  days: StudyDays,
): B | undefined {
  const runs = (booking: B) => !isOver(booking, days)
  if (unpaidBooking(bookings) || bookings.some((booking) => isPaid(booking) && runs(booking))) {
    return undefined
  }
  return bookings
    .filter((booking) => booking.status === 'cancelled' && booking.paidAt !== null && runs(booking))
    .toSorted((a, b) => paidTime(b) - paidTime(a))[0]
}

function isPaid({ status }: OwnBooking): boolean {
  return status === 'paid'
}

function paidTime({ paidAt }: OwnBooking): number {
  return paidAt === null ? 0 : new Date(paidAt).getTime()
}
