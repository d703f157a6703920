import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import type { HallDetails } from '#shared/domain/settings/hall-details.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'

/** The hall details and room rules that served pages display. */
export type PageDetails = HallDetails & { roomRules: RoomRules }

/** Caches the hall details that pages display, for code that can't wait for the database. */
export type HallDetailsCache = {
  /**
   * At most two seconds old, whichever process changed it. While the database is unavailable, the
   * last known or built-in value. Never rejects.
   */
  current(): Promise<PageDetails>
  /** Invalidates the cache after a change. */
  invalidate(): void
}

const FRESH_MS = 2_000
/** The longest time that a page waits for the database. */
const TIMEOUT_MS = 1_000

/** `read` queries the database. Concurrent calls share one query. */
export function createHallDetailsCache(
  read: () => Promise<PageDetails>,
  now: () => Date,
): HallDetailsCache {
  let cached: PageDetails = DEFAULT_SETTINGS
  let readAt = Number.NEGATIVE_INFINITY
  let pending: Promise<void> | undefined

  function refresh(): Promise<void> {
    const reading = Promise.race([read(), afterTimeout()]).then(
      (contact) => {
        // Discards a result that was read before a change.
        if (pending === reading) cached = contact ?? cached
      },
      () => undefined,
    )
    pending = reading
    readAt = now().getTime()
    return reading.finally(() => {
      if (pending === reading) pending = undefined
    })
  }

  return {
    async current() {
      const isFresh = Math.abs(now().getTime() - readAt) < FRESH_MS
      if (pending || !isFresh) await (pending ?? refresh())
      return cached
    },
    invalidate() {
      pending = undefined
      readAt = Number.NEGATIVE_INFINITY
    },
  }
}

function afterTimeout(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), TIMEOUT_MS).unref()
  })
}
