import { shortDay } from '../calendar-day.ts'
import type { Stay } from './occupancy.ts'
import { daysLeft, type Ending, hasStarted, type StudyDays } from './study-day.ts'

/** The dashboard offers to renew when this many days or fewer are left. */
export const EXPIRY_WARNING_DAYS = 7
/** Reminder emails are sent when this many days are left. */
export const EXPIRY_REMINDER_DAYS: readonly number[] = [7, 3, 1]

export type ExpiryStatus = {
  kind: 'expired' | 'expiring' | 'running' | 'coming'
  text: string
  canRenew: boolean
}

/** Returns what the dashboard says about an active membership (document 2, section 4). */
export function expiryStatus(days: number): ExpiryStatus {
  if (days <= 0) return { kind: 'expired', text: 'Your membership has expired', canRenew: true }
  if (days <= EXPIRY_WARNING_DAYS) {
    const text = days === 1 ? 'Expires in 1 day' : `Expires in ${days} days`
    return { kind: 'expiring', text, canRenew: true }
  }
  return { kind: 'running', text: `${days} days remaining`, canRenew: false }
}

/** Returns what the dashboard says about a paid booking, whose consecutive days end at `valid`. */
export function membershipStatus(booking: Stay, valid: Ending, days: StudyDays): ExpiryStatus {
  if (!hasStarted(booking, days)) {
    const text = `Starts ${shortDay(booking.startDate)}`
    return { kind: 'coming', text, canRenew: false }
  }
  return expiryStatus(daysLeft(valid, days))
}
