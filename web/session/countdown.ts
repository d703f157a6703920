import { useEffect, useState } from 'react'

/**
 * Counts down the whole seconds until an instant, in milliseconds since 1970. Reads the clock instead of counting
 * ticks, so that a tab that was suspended shows the right number.
 */
export function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const [lastUntil, setLastUntil] = useState(until)
  if (lastUntil !== until) {
    setLastUntil(until)
    setNow(Date.now())
  }
  const left = secondsLeft(until, now)
  const running = left > 0

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [running])

  return left
}

/** Returns the whole seconds from `now` to `until`, both in milliseconds: rounded up, and never below 0. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}
