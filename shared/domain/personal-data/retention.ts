import { addDays, addMonths, type CalendarDay } from '../calendar-day.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { may } from '../user/permissions.ts'
import type { Role } from '../user/user.ts'
import {
  ENTRIES_KEPT_MONTHS,
  NARRATIONS_KEPT_MONTHS,
  SCREENSHOTS_KEPT_DAYS,
} from './fixed-periods.ts'

/** The retention periods, set by super admins. */
export type Retention = {
  /** Days after a membership has ended. */
  selfieKeptDays: number
  /** Months after a tour's day. */
  tourKeptMonths: number
}

/**
 * Whether someone may change the retention periods. A shorter one erases many people's data at
 * once.
 */
export function mayChangeRetention({ role }: { role: Role }): boolean {
  return may({ role }, 'ownerSettings')
}

/** At least a week, so that late renewals need no new selfie. */
export const SELFIE_KEPT_DAYS = { min: 7, max: 730 }
export const TOUR_KEPT_MONTHS = { min: 1, max: 36 }

export const RETENTION_PROBLEMS = fieldProblems({
  selfieKeptDaysOutOfRange: `Please enter a whole number from ${SELFIE_KEPT_DAYS.min} to ${SELFIE_KEPT_DAYS.max}`,
  tourKeptMonthsOutOfRange: `Please enter a whole number from ${TOUR_KEPT_MONTHS.min} to ${TOUR_KEPT_MONTHS.max}`,
})

/**
 * Selfies of memberships that ended on or before this day are due for erasure. A membership ends
 * when its end day begins, so each day for which a selfie is kept is a full one.
 */
export function selfieErasureCutoff(
  today: CalendarDay,
  { selfieKeptDays }: Retention,
): CalendarDay {
  return addDays(today, -selfieKeptDays)
}

/** Tours on or before this day are due for erasure. */
export function tourErasureCutoff(today: CalendarDay, { tourKeptMonths }: Retention): CalendarDay {
  return addMonths(today, -tourKeptMonths)
}

/** The kinds of data that are kept for a set time. */
export type DataKind = 'selfies' | 'tours'

/**
 * Returns each kind of data that a shorter retention period will permanently erase in the coming night,
 * with the new period: days for selfies, months for tours.
 */
export function pendingErasures(
  before: Retention,
  { selfieKeptDays, tourKeptMonths }: Retention,
): { kind: DataKind; kept: number }[] {
  return [
    ...(selfieKeptDays < before.selfieKeptDays
      ? [{ kind: 'selfies' as const, kept: selfieKeptDays }]
      : []),
    ...(tourKeptMonths < before.tourKeptMonths
      ? [{ kind: 'tours' as const, kept: tourKeptMonths }]
      : []),
  ]
}

export function selfieKeptDaysProblem(days: number): FieldProblem | undefined {
  return isWithin(days, SELFIE_KEPT_DAYS) ? undefined : RETENTION_PROBLEMS.selfieKeptDaysOutOfRange
}

export function tourKeptMonthsProblem(months: number): FieldProblem | undefined {
  return isWithin(months, TOUR_KEPT_MONTHS)
    ? undefined
    : RETENTION_PROBLEMS.tourKeptMonthsOutOfRange
}

function isWithin(count: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(count) && count >= min && count <= max
}

/** Returns the first study day whose entries at the door are kept. */
export function entriesCutoff(today: CalendarDay): CalendarDay {
  return addMonths(today, -ENTRIES_KEPT_MONTHS)
}

/** Screenshots of claims that were checked on or before this day are due for erasure. */
export function screenshotsCutoff(today: CalendarDay): CalendarDay {
  return addDays(today, -SCREENSHOTS_KEPT_DAYS)
}

/** Returns the first day whose narrations are kept. */
export function narrationsCutoff(today: CalendarDay): CalendarDay {
  return addMonths(today, -NARRATIONS_KEPT_MONTHS)
}
