/** Caches a value that pages display, for code that can't wait for the database. */
export type ExpiringCache<Value> = {
  /** At most as old as the cache allows. Never rejects, and waits at most a second. */
  current(): Promise<Value>
  /** Invalidates the cache after a change. */
  invalidate(): void
}

/** The longest time that a page waits for the database. */
const TIMEOUT_MS = 1_000

/**
 * `read` queries the database; concurrent calls share one query. While it fails or hangs,
 * `whenUnavailable` derives the value from the last one or `initial`.
 */
export function createExpiringCache<Value>(
  read: () => Promise<Value>,
  now: () => Date,
  {
    freshMs,
    initial,
    whenUnavailable,
  }: { freshMs: number; initial: Value; whenUnavailable: (last: Value) => Value },
): ExpiringCache<Value> {
  let cached = initial
  let readAt = Number.NEGATIVE_INFINITY
  let pending: Promise<void> | undefined

  function refresh(): Promise<void> {
    const reading = Promise.race([read(), rejectAfterTimeout()])
      .catch(() => whenUnavailable(cached))
      .then((value) => {
        // Discards a result that was read before a change.
        if (pending === reading) cached = value
      })
    pending = reading
    readAt = now().getTime()
    return reading.finally(() => {
      if (pending === reading) pending = undefined
    })
  }

  return {
    async current() {
      const isFresh = Math.abs(now().getTime() - readAt) < freshMs
      if (pending || !isFresh) await (pending ?? refresh())
      return cached
    },
    invalidate() {
      pending = undefined
      readAt = Number.NEGATIVE_INFINITY
    },
  }
}

function rejectAfterTimeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The database is slow')), TIMEOUT_MS).unref()
  })
}
