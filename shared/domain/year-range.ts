import { type CalendarDay, dayParts } from './calendar-day.ts'

/**
 * The years that the date picker offers, ascending (document 1, section 5): without limits from 100
 * years back up to 12 years back; a minimum date begins the range and extends it 10 years forward;
 * any maximum date caps it.
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
