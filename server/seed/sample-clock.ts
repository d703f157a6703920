import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { dayIn, startOfDay } from '#shared/domain/calendar-day.ts'

/** Computes the dates and times of the sample data. */
export type SampleClock = {
  now: Date
  /** Today's day number. */
  today: number
  /** The time `minutes` after midnight of `day` in the hall's time zone, but no later than one minute ago. */
  past(day: number, minutes: number): Date
}

const MINUTE_MS = 60_000

export function sampleClock(timeZone: string, now: Date): SampleClock {
  // Computing a midnight is slow, and a million rows share a few thousand of them.
  const midnights = new Map<number, number>()
  const midnight = (day: number) => {
    const cached = midnights.get(day)
    if (cached !== undefined) return cached
    const computed = startOfDay(timeZone, dayOf(day)).getTime()
    midnights.set(day, computed)
    return computed
  }
  const latest = now.getTime() - MINUTE_MS
  return {
    now,
    today: dayNumber(dayIn(timeZone, now)),
    past: (day, minutes) => new Date(Math.min(midnight(day) + minutes * MINUTE_MS, latest)),
  }
}

const DAY_MS = 86_400_000

/** Days as numbers: with millions of them, numbers are faster to add and compare than strings. */
export function dayNumber(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

export function dayOf(number: number): CalendarDay {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}
