import { START_WINDOW_DAYS } from '#shared/domain/booking/booking.ts'
import { type Random, seededRandom } from '#shared/sample/random.ts'
import { type Assignment, assignStays } from './assign-stays.ts'
import { fittingStays, usualBookings } from './fitting-stays.ts'
import type { SampleClock } from './sample-clock.ts'

export type SampleSize = {
  members: number
  /** If undefined, the usual number for this many members. */
  bookings: number | undefined
  /** The same seed gives the same sample on the same day. */
  seed: number
}

/** All stays with their members, and the random source for everything else. */
export type SamplePlan = Assignment & { random: Random }

export function planSample(
  { members, bookings, seed }: SampleSize,
  clock: SampleClock,
): SamplePlan {
  const random = seededRandom(seed)
  const count = bookings ?? usualBookings(members)
  const until = clock.today + START_WINDOW_DAYS
  const planned = fittingStays(random, count, { today: clock.today, until })
  return { random, ...assignStays(random, planned, { members, bookings: count }) }
}
