import {
  addMonths,
  type CalendarDay,
  calendarDay,
  daysBetween,
  daysInMonth,
  displayDay,
} from '#shared/domain/calendar-day.ts'

/** What the date picker needs beyond the calendar of the domain: weeks, months and bounds. */

export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** A month is 1 to 12. */
export interface Month {
  year: number
  month: number
}

/** First and last day that may be chosen, both included; a side may be open. */
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

/** The month `count` places on, or back. */
export function monthAfter(shown: Month, count: number): Month {
  return monthOf(addMonths(firstDay(shown), count))
}

const A_SUNDAY = '2023-01-01'

/** 0 is Sunday. */
export function weekdayOf(day: CalendarDay): number {
  return ((daysBetween(A_SUNDAY, day) % 7) + 7) % 7
}

/** The weeks of a month, Sunday first; null where a cell belongs to another month. */
export function weeksOf(shown: Month): (CalendarDay | null)[][] {
  const blanks = weekdayOf(firstDay(shown))
  const days = daysInMonth(shown.year, shown.month)
  const weeks = Math.ceil((blanks + days) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const day = week * 7 + place - blanks + 1
      return day >= 1 && day <= days ? calendarDay(shown.year, shown.month, day) : null
    }),
  )
}

export function isWithin(day: CalendarDay, { min, max }: Bounds): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max)
}

/** The day itself, or the bound that it passes. */
export function clampDay(day: CalendarDay, { min, max }: Bounds): CalendarDay {
  if (min !== undefined && day < min) return min
  return max !== undefined && day > max ? max : day
}

/** Whether any day of the month may be chosen. */
export function monthIsOpen({ year, month }: Month, { min, max }: Bounds): boolean {
  const first = calendarDay(year, month, 1)
  const last = calendarDay(year, month, daysInMonth(year, month))
  return (max === undefined || first <= max) && (min === undefined || last >= min)
}

/** 'Wednesday, March 15, 1995', for a screen reader; today is said to be it. */
export function spokenDay(day: CalendarDay, today: CalendarDay): string {
  const weekday = weekdayNames[weekdayOf(day)]
  return day === today ? `${weekday}, ${displayDay(day)}, today` : `${weekday}, ${displayDay(day)}`
}

/** The day on this machine's own calendar. */
export function localToday(now = new Date()): CalendarDay {
  return calendarDay(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

/** The bounds drawn tighter by the years on offer, so that moving on stops there. */
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
