import { type CalendarDay, calendarDay, dayParts } from '../calendar-day.ts'

const YEARS_BACK = 3
/** A one-year plan that starts within 30 days may end in the year after next. */
const YEARS_AHEAD = 2

/**
 * Returns the days that the list of bookings can be filtered by. Older bookings are found by
 * leaving the first day empty.
 */
export function listedDays(today: CalendarDay): { min: CalendarDay; max: CalendarDay } {
  const { year } = dayParts(today)
  return { min: calendarDay(year - YEARS_BACK, 1, 1), max: calendarDay(year + YEARS_AHEAD, 12, 31) }
}
