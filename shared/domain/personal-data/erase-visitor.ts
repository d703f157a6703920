import type { AuditChange } from '../audit/audit-change.ts'
import type { CalendarDay } from '../calendar-day.ts'
import { firstRefusal, type Refusal } from '../refusal.ts'
import { isOpenTour, isTourAhead, type TourStatus } from '../tour/tour.ts'

type Tour = { status: TourStatus; tourDate: CalendarDay }

/**
 * Returns why an email isn't treated as a visitor's, or undefined: data of someone with an account is seen and erased
 * with the account.
 */
export function visitorRefusal(hasAccount: boolean): Refusal | undefined {
  return firstRefusal(['emailHasAccount', hasAccount])
}

/** How many tours of someone without an account a deletion erases. */
export type ErasedTours = {
  tours: number
  /** The upcoming ones among them. */
  cancelled: number
}

export function erasedTours(tours: readonly Tour[], today: CalendarDay): ErasedTours {
  const ahead = tours.filter((tour) => isOpenTour(tour) && isTourAhead(tour.tourDate, today))
  return { tours: tours.length, cancelled: ahead.length }
}

/**
 * Erases the tours of someone without an account. Returns the change for the audit log, which
 * contains no personal data, or null if there are none.
 */
export function eraseVisitor(tours: readonly Tour[], today: CalendarDay): AuditChange | null {
  if (tours.length === 0) return null
  return { action: 'tour.erase', subject: 'tours', details: erasedTours(tours, today) }
}
