import { addDays, type CalendarDay, laterDay } from '../calendar-day.ts'
import type { Ending } from './ending.ts'
import type { Stay } from './occupancy.ts'
import { daysLeft, hasStarted, type StudyDays } from './study-day.ts'

/** The dashboard offers to renew when this many days or fewer are left. */
export const EXPIRY_WARNING_DAYS = 7
/** Reminder emails are sent when this many days are left. */
export const EXPIRY_REMINDER_DAYS: readonly number[] = [7, 3, 1]
/** The reminder that is also sent as a notification to the member's phone. */
export const EXPIRY_PUSH_DAYS = 3

/** The standing of a membership; `days` are the days left. */
export type Standing =
  | { kind: 'coming'; startDate: CalendarDay; canRenew: false }
  | { kind: 'running'; days: number; canRenew: false }
  | { kind: 'expiring'; days: number; canRenew: true }
  | { kind: 'expired'; canRenew: true }

/** Returns the standing of a membership that has started (specification document 2, section 4). */
export function standingFromDaysLeft(days: number): Standing {
  if (days <= 0) return { kind: 'expired', canRenew: true }
  return days <= EXPIRY_WARNING_DAYS
    ? { kind: 'expiring', days, canRenew: true }
    : { kind: 'running', days, canRenew: false }
}

/** Returns the standing of a paid booking, whose consecutive paid days end at `cover`. */
export function standingOf(booking: Stay, cover: Ending, days: StudyDays): Standing {
  const { startDate } = booking
  if (!hasStarted(booking, days)) return { kind: 'coming', startDate, canRenew: false }
  return standingFromDaysLeft(daysLeft(cover, days))
}

/** Returns the day from which the dashboard offers to renew. */
export function renewableFrom(
  { startDate }: Pick<Stay, 'startDate'>,
  { endDate }: Ending,
): CalendarDay {
  return laterDay(startDate, addDays(endDate, -EXPIRY_WARNING_DAYS))
}
