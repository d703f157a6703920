import type { AuditChange } from '../audit/audit-change.ts'
import type { CalendarDay } from '../calendar-day.ts'
import { changeTourStatus } from './change-tour-status.ts'
import type { OpenTour } from './tour.ts'

/**
 * A user's tours follow them to a new email, but only one tour per email may be open. If both
 * emails have an open tour, returns the one to cancel and the change for the audit log: the former
 * email's tour, unless the new email's tour is already past.
 */
export function tourToCancel<Tour extends OpenTour & { id: string }>(
  former: Tour | undefined,
  atNewEmail: Tour | undefined,
  today: CalendarDay,
): { tour: Tour; change: AuditChange } | undefined {
  if (!former || !atNewEmail) return undefined
  const tour = atNewEmail.tourDate < today ? atNewEmail : former
  const { outcome } = changeTourStatus(tour, 'cancelled', { today, confirmOtherDay: false })
  return outcome ? { tour, change: outcome } : undefined
}
