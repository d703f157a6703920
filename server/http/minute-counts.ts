type Count = { current: number; since: number }
type Answer = (error: Error | null, result: { current: number; ttl: number }) => void

/** Addresses that are remembered at once; beyond that the one that has been away longest is forgotten. */
const MOST = 5_000

/**
 * What @fastify/rate-limit counts in, by a clock that nobody sets: with the plugin's own, somebody at
 * the limit would wait for as long as the machine's clock was set back.
 */
export class MinuteCounts {
  readonly #counts = new Map<string, Count>()

  incr(key: string, answer: Answer, timeWindow: number): void {
    const now = performance.now()
    const before = this.#counts.get(key)
    const isOver = !before || before.since + timeWindow <= now
    const count = isOver ? { current: 1, since: now } : { ...before, current: before.current + 1 }
    // To the end of the order in which they are forgotten.
    this.#counts.delete(key)
    this.#counts.set(key, count)
    if (this.#counts.size > MOST) {
      const [oldest] = this.#counts.keys()
      if (oldest !== undefined) this.#counts.delete(oldest)
    }
    answer(null, { current: count.current, ttl: Math.ceil(timeWindow - (now - count.since)) })
  }

  /** Each route counts by itself. */
  child(): MinuteCounts {
    return new MinuteCounts()
  }
}
