import type { CalendarDay } from '../calendar-day.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'

export const GRACE_MINUTES = { min: 0, max: 120 }
/** Far more than the holidays of several years. */
export const MAX_CLOSED_DAYS = 200

export const DOOR_PROBLEMS = fieldProblems({
  graceMinutesOutOfRange: `Please enter a whole number from ${GRACE_MINUTES.min} to ${GRACE_MINUTES.max}`,
})

export function graceMinutesProblem(minutes: number): FieldProblem | undefined {
  const { min, max } = GRACE_MINUTES
  return Number.isInteger(minutes) && minutes >= min && minutes <= max
    ? undefined
    : DOOR_PROBLEMS.graceMinutesOutOfRange
}

/** Returns each day once, in order. */
export function sortDays(days: readonly CalendarDay[]): CalendarDay[] {
  return [...new Set(days)].sort()
}
