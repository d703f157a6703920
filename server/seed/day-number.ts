import type { CalendarDay } from '#shared/domain/calendar-day.ts'

const DAY_MS = 86_400_000

/** Days are counted where there are millions of them: numbers compare and add faster than texts. */
export function dayNumber(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

export function dayOf(number: number): CalendarDay {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}
