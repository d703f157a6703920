import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import type { ShownDetails } from '#shared/words/landing-texts.ts'
import { createExpiringCache, type ExpiringCache } from './expiring-cache.ts'

/**
 * Caches the hall details that pages display: at most two seconds old, whichever process changed them.
 * While the database is unavailable, returns the last known or built-in ones.
 */
export type HallDetailsCache = ExpiringCache<ShownDetails>

const FRESH_MS = 2_000

/** `read` queries the database. Concurrent calls share one query. */
export function createHallDetailsCache(
  read: () => Promise<ShownDetails>,
  now: () => Date,
): HallDetailsCache {
  return createExpiringCache(read, now, {
    freshMs: FRESH_MS,
    initial: DEFAULT_SETTINGS,
    whenUnavailable: (last) => last,
  })
}
