import { type CalendarDay, isCalendarDay } from '../calendar-day.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'

export const START_DATE_PROBLEMS = fieldProblems({
  startDateRequired: 'Start date is required',
  startDateInvalid: 'Please enter a valid start date',
  startDatePast: 'Start date cannot be in the past',
  startDateTooEarly: "That day's batch is over. You can start on {day} or later.",
})

/** Later than any plan, and a year later still has a four-digit year. */
const LAST_START_DAY = '9000-12-31'

/**
 * Returns whether seats may be queried for a plan from this day, even if it can no longer be
 * booked.
 */
export function isStartDay(day: string): boolean {
  return isCalendarDay(day) && day <= LAST_START_DAY
}

/** Returns what is wrong with a start day. Does not check the latest day, which depends on the form. */
export function startDayProblem(day: string, today: CalendarDay): FieldProblem | undefined {
  if (day === '') return START_DATE_PROBLEMS.startDateRequired
  if (!isCalendarDay(day)) return START_DATE_PROBLEMS.startDateInvalid
  return day < today ? START_DATE_PROBLEMS.startDatePast : undefined
}
