import type { CalendarDay } from '../calendar-day.ts'
import type { BookingStatus, Period } from './occupancy.ts'

type PaidPeriods<P extends Period> = {
  /** The membership on the dashboard: the current one, else the next, else the last. */
  shown: P
  /** The end of the consecutive days after `shown`, including paid renewals. */
  validUntil: CalendarDay
  /** The end of the last paid period. */
  paidUntil: CalendarDay
}

/**
 * Summarizes a member's paid periods, which never overlap, on `today`; undefined if there are none.
 */
export function summarizePeriods<P extends Period>(
  today: CalendarDay,
  paid: readonly P[],
): PaidPeriods<P> | undefined {
  const periods = [...paid].sort((a, b) => (a.startDate < b.startDate ? -1 : 1))
  const last = periods.at(-1)
  const shown = periods.find((period) => period.endDate > today) ?? last
  if (!shown || !last) return undefined

  let validUntil = shown.endDate
  for (const period of periods) if (period.startDate === validUntil) validUntil = period.endDate
  return { shown, validUntil, paidUntil: last.endDate }
}

/** A user's booking; instants may be ISO 8601 strings. */
type OwnBooking = Period & { status: BookingStatus; paidAt: Date | string | null }

/** Summarizes a user's paid bookings on `today`; undefined before the first payment. */
export function paidPeriods<B extends OwnBooking>(bookings: readonly B[], today: CalendarDay) {
  return summarizePeriods(today, bookings.filter(isPaid))
}

/** Returns the unpaid booking, even if its hold has ended. A user has at most one. */
export function unpaidBooking<B extends OwnBooking>(bookings: readonly B[]): B | undefined {
  return bookings.find(({ status }) => status === 'held' || status === 'lapsed')
}

/** Returns the booking paid last. It need not be the one that ends last. */
export function bookingPaidLast<B extends OwnBooking>(bookings: readonly B[]): B | undefined {
  return bookings.filter(isPaid).toSorted((a, b) => paidTime(b) - paidTime(a))[0]
}

function isPaid({ status }: OwnBooking): boolean {
  return status === 'paid'
}

function paidTime({ paidAt }: OwnBooking): number {
  return paidAt === null ? 0 : new Date(paidAt).getTime()
}
