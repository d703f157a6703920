import {
  addMonths,
  type CalendarDay,
  calendarDay,
  daysBetween,
  daysInMonth,
} from '#shared/domain/calendar-day.ts'

/** Weeks, months and bounds of the date picker, built on the domain's calendar days. */

/** `month` is 1 to 12. */
export interface Month {
  year: number
  month: number
}

/** The first and the last allowed day, inclusive; undefined for no bound. */
export interface Bounds {
  min?: CalendarDay | undefined
  max?: CalendarDay | undefined
}

export function monthOf(day: CalendarDay): Month {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) }
}

export function firstDay({ year, month }: Month): CalendarDay {
  return calendarDay(year, month, 1)
}

/** The month `count` months later; negative counts go back. */
export function shiftMonth(shown: Month, count: number): Month {
  return monthOf(addMonths(firstDay(shown), count))
}

const REFERENCE_SUNDAY = '2023-01-01'

/** The weekday from 0, Sunday, to 6. */
export function weekdayOf(day: CalendarDay): number {
  return ((daysBetween(REFERENCE_SUNDAY, day) % 7) + 7) % 7
}

/** The weeks of a month, Sunday first; null for cells of other months. */
export function monthWeeks(shown: Month): (CalendarDay | null)[][] {
  const blanks = weekdayOf(firstDay(shown))
  const days = daysInMonth(shown.year, shown.month)
  const weeks = Math.ceil((blanks + days) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => {
      const day = week * 7 + index - blanks + 1
      return day >= 1 && day <= days ? calendarDay(shown.year, shown.month, day) : null
    }),
  )
}

export function isWithin(day: CalendarDay, { min, max }: Bounds): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max)
}

/** The nearest day within the bounds. */
export function clampDay(day: CalendarDay, { min, max }: Bounds): CalendarDay {
  if (min !== undefined && day < min) return min
  return max !== undefined && day > max ? max : day
}

/** Whether the month has an allowed day. */
export function isMonthAllowed({ year, month }: Month, { min, max }: Bounds): boolean {
  const first = calendarDay(year, month, 1)
  const last = calendarDay(year, month, daysInMonth(year, month))
  return (max === undefined || first <= max) && (min === undefined || last >= min)
}

/** Today in the browser's time zone. */
export function localToday(now = new Date()): CalendarDay {
  return calendarDay(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

/** The bounds, narrowed to the offered years. */
export function boundsWithin(years: readonly number[], { min, max }: Bounds): Bounds {
  const [first] = years
  const last = years.at(-1)
  if (first === undefined || last === undefined) return { min, max }
  const start = calendarDay(first, 1, 1)
  const end = calendarDay(last, 12, 31)
  return {
    min: min !== undefined && min > start ? min : start,
    max: max !== undefined && max < end ? max : end,
  }
}
