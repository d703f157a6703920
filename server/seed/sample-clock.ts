import { dayIn, startOfDay } from '#shared/domain/calendar-day.ts'
import { dayNumber, dayOf } from './day-number.ts'

/** The time of the hall that a sample is made for. */
export type SampleClock = {
  now: Date
  /** Today, counted. */
  today: number
  /** So many minutes after the hall's midnight of a day; never later than a minute ago. */
  past(day: number, minutes: number): Date
}

const MINUTE_MS = 60_000

export function sampleClock(timeZone: string, now: Date): SampleClock {
  // Finding a midnight takes long, and a million rows share a few thousand of them.
  const midnights = new Map<number, number>()
  const midnight = (day: number) => {
    const known = midnights.get(day)
    if (known !== undefined) return known
    const found = startOfDay(timeZone, dayOf(day)).getTime()
    midnights.set(day, found)
    return found
  }
  const latest = now.getTime() - MINUTE_MS
  return {
    now,
    today: dayNumber(dayIn(timeZone, now)),
    past: (day, minutes) => new Date(Math.min(midnight(day) + minutes * MINUTE_MS, latest)),
  }
}
