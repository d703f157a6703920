import type { CalendarDay } from '../calendar-day.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'

export const GRACE_MINUTES = { least: 0, most: 120 }
/** Far more than the holidays of several years. */
export const MAX_CLOSED_DAYS = 200

export const DOOR_PROBLEMS = fieldProblems({
  graceMinutesOutOfRange: `Please enter a whole number from ${GRACE_MINUTES.least} to ${GRACE_MINUTES.most}`,
})

export function graceMinutesProblem(minutes: number): FieldProblem | undefined {
  const { least, most } = GRACE_MINUTES
  return Number.isInteger(minutes) && minutes >= least && minutes <= most
    ? undefined
    : DOOR_PROBLEMS.graceMinutesOutOfRange
}

/** Returns each day once, in order. */
export function sortedDays(days: readonly CalendarDay[]): CalendarDay[] {
  return [...new Set(days)].sort()
}
