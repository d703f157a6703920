import { type CalendarDay, dayParts } from '../calendar-day.ts'

/**
 * Returns the date picker's years, ascending (document 1, section 5): by default from 100 to 12
 * years ago. A minimum date starts the range and extends it 10 years ahead; a maximum date caps it.
 */
export function yearsOnOffer(
  today: CalendarDay,
  { min, max }: { min?: CalendarDay | undefined; max?: CalendarDay | undefined } = {},
): number[] {
  const thisYear = dayParts(today).year
  const first = min === undefined ? thisYear - 100 : dayParts(min).year
  const open = min === undefined ? thisYear - 12 : thisYear + 10
  const last = max === undefined ? open : Math.min(open, dayParts(max).year)
  const count = Math.max(first, last) - first + 1
  return Array.from({ length: count }, (_, place) => first + place)
}
