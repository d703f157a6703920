import { type CalendarDay, dayParts } from '../calendar-day.ts'
import { MINIMUM_AGE } from './birth-date.ts'

/**
 * Returns the date picker's years, ascending (specification document 1, section 5): by default from 100 years
 * ago to the minimum age. A minimum date starts the range and extends it 10 years ahead; a maximum date caps it.
 */
export function selectableYears(
  today: CalendarDay,
  { min, max }: { min?: CalendarDay | undefined; max?: CalendarDay | undefined } = {},
): number[] {
  const thisYear = dayParts(today).year
  const first = min === undefined ? thisYear - 100 : dayParts(min).year
  const open = min === undefined ? thisYear - MINIMUM_AGE : thisYear + 10
  const last = max === undefined ? open : Math.min(open, dayParts(max).year)
  const count = Math.max(first, last) - first + 1
  return Array.from({ length: count }, (_, index) => first + index)
}
