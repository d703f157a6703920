import { useEffect, useState } from 'react'
import { secondsLeft } from '#web/session/seconds-left.ts'

/**
 * Whole seconds until an instant (milliseconds since 1970), 0 from then on. By the clock, not by
 * ticks: a tab that slept shows the right number when it wakes.
 */
export function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const [awaited, setAwaited] = useState(until)
  if (awaited !== until) {
    setAwaited(until)
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
