import { START_WINDOW_DAYS } from '#shared/domain/booking.ts'
import { type Cast, castStays } from './cast.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { fittingStays, usualBookings } from './fitting-stays.ts'
import type { SampleClock } from './sample-clock.ts'

export type SampleSize = {
  members: number
  /** As many as such a hall usually has, unless given. */
  bookings: number | undefined
  /** The same seed gives the same sample on the same day. */
  seed: number
}

/** Who sits where and when, and the chance that decides all the rest. */
export type SamplePlan = Cast & { chance: Chance }

export function planSample(
  { members, bookings, seed }: SampleSize,
  clock: SampleClock,
): SamplePlan {
  const chance = chanceFrom(seed)
  const count = bookings ?? usualBookings(members)
  const until = clock.today + START_WINDOW_DAYS
  const planned = fittingStays(chance, count, { today: clock.today, until })
  return { chance, ...castStays(chance, planned, { members, bookings: count }) }
}
