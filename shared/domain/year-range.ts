import { type CalendarDay, dayParts } from './calendar-day.ts'

/**
 * The years that the date picker offers, first to last (document 1, section 5): without limits from
 * 100 years back up to 12 years back; a minimum date begins the range and extends it 10 years
 * forward; any maximum date caps it.
 */
export function yearPickerRange(
  today: CalendarDay,
  limits: { min?: CalendarDay | undefined; max?: CalendarDay | undefined } = {},
): { first: number; last: number } {
  const thisYear = dayParts(today).year
  const first = limits.min ? dayParts(limits.min).year : thisYear - 100
  const open = limits.min ? thisYear + 10 : thisYear - 12
  const last = limits.max ? Math.min(open, dayParts(limits.max).year) : open
  return { first, last: Math.max(first, last) }
}
