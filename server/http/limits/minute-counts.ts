type Count = { current: number; since: number }
type Callback = (error: Error | null, result: { current: number; ttl: number }) => void

/** The maximum number of tracked addresses; beyond it, the least recently seen one is evicted. */
const MAX_KEYS = 5_000

/**
 * A store for @fastify/rate-limit that uses a monotonic clock. With the plugin's own store, setting
 * the wall clock back would extend the wait of an address at its limit.
 */
export class MinuteCounts {
  readonly #counts = new Map<string, Count>()

  incr(key: string, done: Callback, timeWindow: number): void {
    const now = performance.now()
    const previous = this.#counts.get(key)
    const isOver = !previous || previous.since + timeWindow <= now
    const count = isOver
      ? { current: 1, since: now }
      : { ...previous, current: previous.current + 1 }
    // Moves the entry to the end of the eviction order.
    this.#counts.delete(key)
    this.#counts.set(key, count)
    if (this.#counts.size > MAX_KEYS) {
      const [oldest] = this.#counts.keys()
      if (oldest !== undefined) this.#counts.delete(oldest)
    }
    done(null, { current: count.current, ttl: Math.ceil(timeWindow - (now - count.since)) })
  }

  /** Each route counts separately. */
  child(): MinuteCounts {
    return new MinuteCounts()
  }
}
