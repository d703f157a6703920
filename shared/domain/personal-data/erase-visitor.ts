import type { AuditChange } from '../audit/audit-change.ts'
import type { CalendarDay } from '../calendar-day.ts'
import { isOpenTour, isTourAhead, type TourStatus } from '../tour/tour.ts'

/** What deletion keeps of someone without an account. */
export const VISITOR_KEPT_DATA = [
  'A line in the audit log that tour requests were deleted: how many and when, without your name or email',
  'Earlier backups, usually kept for up to 30 days',
]

type Tour = { status: TourStatus; tourDate: CalendarDay }

/** What deletion erases of someone without an account. */
export type ErasedTours = {
  tours: number
  /** Tours that are still ahead. */
  cancelled: number
}

export function erasedTours(tours: readonly Tour[], today: CalendarDay): ErasedTours {
  const ahead = tours.filter((tour) => isOpenTour(tour) && isTourAhead(tour.tourDate, today))
  return { tours: tours.length, cancelled: ahead.length }
}

/**
 * Erases the tours of someone without an account. Returns the audit log's change, which contains no
 * personal data, or null if there are none.
 */
export function eraseVisitor(tours: readonly Tour[], today: CalendarDay): AuditChange | null {
  if (tours.length === 0) return null
  return { action: 'tour.erase', subject: 'tours', details: erasedTours(tours, today) }
}

/** The counts in one sentence. */
export function erasedToursText({ tours, cancelled }: ErasedTours): string {
  const requests = tours === 1 ? '1 tour request' : `${tours} tour requests`
  if (cancelled === 0) return requests
  return `${requests}, ${cancelled === 1 ? '1 upcoming visit' : `${cancelled} upcoming visits`} cancelled`
}
