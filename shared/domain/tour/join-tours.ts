import type { AuditChange } from '../audit/audit-change.ts'
import type { CalendarDay } from '../calendar-day.ts'
import { changeTourStatus } from './change-tour-status.ts'
import type { OpenTour } from './tour.ts'

/**
 * A user's tours follow them to a new email. Only one tour of an email may be open: if both emails
 * have one, returns which is cancelled, as the audit log's change. It is the one of the former
 * email, unless the day of the other has passed.
 */
export function cancelledTour<Tour extends OpenTour & { id: string }>(
  former: Tour | undefined,
  atNewEmail: Tour | undefined,
  today: CalendarDay,
): { tour: Tour; change: AuditChange } | undefined {
  if (!former || !atNewEmail) return undefined
  const tour = atNewEmail.tourDate < today ? atNewEmail : former
  const { outcome } = changeTourStatus(tour, 'cancelled', { today, otherDay: false })
  return outcome ? { tour, change: outcome } : undefined
}
