import { type CalendarDay, isCalendarDay } from './calendar-day.ts'

export const START_DATE_REQUIRED = 'Start date is required'
export const START_DATE_INVALID = 'Please enter a valid start date'

/** What is wrong with a day to start on, whatever its form says of the last such day. */
export function startDayProblem(day: string, today: CalendarDay): string | undefined {
  if (day === '') return START_DATE_REQUIRED
  if (!isCalendarDay(day)) return START_DATE_INVALID
  return day < today ? 'Start date cannot be in the past' : undefined
}
