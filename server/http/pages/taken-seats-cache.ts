import type { TakenSeats } from '#shared/domain/booking/free-seats.ts'
import { createExpiringCache, type ExpiringCache } from './expiring-cache.ts'

/** Caches the seats that are taken now. Undefined while the database is unavailable. */
export type TakenSeatsCache = ExpiringCache<TakenSeats | undefined>

/** How long a page shows the same free seats, however often it is opened. */
const FRESH_MS = 30_000

export function createTakenSeatsCache(
  read: () => Promise<TakenSeats>,
  now: () => Date,
): TakenSeatsCache {
  return createExpiringCache<TakenSeats | undefined>(read, now, {
    freshMs: FRESH_MS,
    initial: undefined,
    whenUnavailable: () => undefined,
  })
}
