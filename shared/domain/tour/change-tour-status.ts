import type { AuditChange } from '../audit/audit-change.ts'
import type { AuditAction } from '../audit/audit-log.ts'
import { type CalendarDay, clockTimeIn, dayIn } from '../calendar-day.ts'
import type { Decision, Refusal } from '../refusal.ts'
import type { TourStatus } from './tour.ts'

/** The statuses that an admin may set. A tour never returns to pending. */
export const SETTABLE_STATUSES = [
  'confirmed',
  'completed',
  'cancelled',
] as const satisfies TourStatus[]
export type SettableStatus = (typeof SETTABLE_STATUSES)[number]

/** The statuses that may follow each status (specification document 2, section 4). */
const NEXT_STATUSES: Record<TourStatus, readonly SettableStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
}

export function nextStatuses(from: TourStatus): readonly SettableStatus[] {
  return NEXT_STATUSES[from]
}

export function canChangeStatus(from: TourStatus, to: TourStatus): boolean {
  return NEXT_STATUSES[from].some((next) => next === to)
}

const ACTIONS: Record<SettableStatus, AuditAction> = {
  confirmed: 'tour.confirm',
  completed: 'tour.complete',
  cancelled: 'tour.cancel',
}

type TourToChange = { id: string; status: TourStatus }

type DayFacts = {
  today: CalendarDay
  /** Whether the admin agreed to complete a tour of another day. */
  confirmOtherDay: boolean
}

/** Returns whether the tour's day is still to come; completing it then needs a confirmation. */
export function isBeforeTour(tourDate: CalendarDay, today: CalendarDay): boolean {
  return tourDate > today
}

/**
 * Confirms, completes or cancels a tour. Refuses to complete one whose day is still to come, unless
 * `confirmOtherDay`. Returns the change for the audit log, or null if the tour already has that status.
 */
export function changeTourStatus(
  tour: (TourToChange & { tourDate: CalendarDay }) | undefined,
  to: SettableStatus,
  { today, confirmOtherDay }: DayFacts,
): Decision<AuditChange | null> {
  if (!tour) return { refusal: { code: 'tourNotFound' } }
  if (tour.status === to) return { outcome: null }
  if (!canChangeStatus(tour.status, to)) {
    return { refusal: { code: 'tourStatusChanged', values: { status: tour.status } } }
  }
  if (to === 'completed' && isBeforeTour(tour.tourDate, today) && !confirmOtherDay) {
    return { refusal: otherDayRefusal(tour.tourDate) }
  }
  return { outcome: tourChange(ACTIONS[to], tour, to) }
}

type ScannedTour = TourToChange & { tourDate: CalendarDay; completedAt: Date | null }

/**
 * Completes the tour of a scanned visitor pass, once. Refuses a tour of another day unless
 * `confirmOtherDay`, because the pass may be an old one. Returns the change for the audit log.
 */
export function completeScannedTour(
  tour: ScannedTour | undefined,
  { timeZone, today, confirmOtherDay }: DayFacts & { timeZone: string },
): Decision<AuditChange> {
  if (!tour) return { refusal: { code: 'noTourForPass' } }
  if (tour.status === 'cancelled') return { refusal: { code: 'scannedTourCancelled' } }
  if (tour.status === 'completed') {
    const at = tour.completedAt ?? new Date(`${tour.tourDate}T00:00:00Z`)
    const values = { day: dayIn(timeZone, at), time: clockTimeIn(timeZone, at) }
    return { refusal: { code: 'scannedTourCompleted', values } }
  }
  if (tour.tourDate !== today && !confirmOtherDay)
    return { refusal: otherDayRefusal(tour.tourDate) }
  return { outcome: tourChange('tour.scan', tour, 'completed') }
}

function otherDayRefusal(tourDate: CalendarDay): Refusal {
  return { code: 'tourOnOtherDay', values: { day: tourDate } }
}

function tourChange(
  action: AuditAction,
  { id, status }: TourToChange,
  to: SettableStatus,
): AuditChange {
  return { action, subject: `tour:${id}`, details: { from: status, to } }
}
