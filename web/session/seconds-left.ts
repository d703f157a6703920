/** Whole seconds from `now` to `until`, both in milliseconds; rounded up, never below 0. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}
