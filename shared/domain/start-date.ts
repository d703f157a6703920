import { type CalendarDay, isCalendarDay } from './calendar-day.ts'

export const START_DATE_REQUIRED = 'Start date is required'
export const START_DATE_INVALID = 'Please enter a valid start date'

/** Past any plan. A year after it is still written with four digits, as a day must be. */
const LAST_START_DAY = '9000-12-31'

/** Whether a plan may be asked about from this day on, whether or not it can still be booked. */
export function isStartDay(day: string): boolean {
  return isCalendarDay(day) && day <= LAST_START_DAY
}

/** What is wrong with a day to start on, whatever its form says of the last such day. */
export function startDayProblem(day: string, today: CalendarDay): string | undefined {
  if (day === '') return START_DATE_REQUIRED
  if (!isCalendarDay(day)) return START_DATE_INVALID
  return day < today ? 'Start date cannot be in the past' : undefined
}
