import type { AuditChange } from '../audit/audit-change.ts'
import type { AuditAction } from '../audit/audit-log.ts'
import { type CalendarDay, dayIn, shortDay, timeIn } from '../calendar-day.ts'
import type { Decision, Refusal } from '../refusal.ts'
import type { TourStatus } from './tour.ts'

/** The statuses that an admin may set. A tour never returns to pending. */
export const TOUR_MOVES = ['confirmed', 'completed', 'cancelled'] as const satisfies TourStatus[]
export type TourMove = (typeof TOUR_MOVES)[number]

/** The statuses that may follow each status (document 2, section 4). */
const MOVES: Record<TourStatus, readonly TourMove[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
}

export function tourMoves(from: TourStatus): readonly TourMove[] {
  return MOVES[from]
}

export function canMoveTour(from: TourStatus, to: TourStatus): boolean {
  return MOVES[from].some((move) => move === to)
}

const ACTIONS: Record<TourMove, AuditAction> = {
  confirmed: 'tour.confirm',
  completed: 'tour.complete',
  cancelled: 'tour.cancel',
}

type TourToMove = { id: string; status: TourStatus }

type DayFacts = {
  today: CalendarDay
  /** Whether the admin agreed to complete a tour of another day. */
  otherDay: boolean
}

/** Returns whether a tour that an admin completes is still ahead, so that its card asks first. */
export function isBeforeTour(tourDate: CalendarDay, today: CalendarDay): boolean {
  return tourDate > today
}

/**
 * Confirms, completes or cancels a tour. Asks before it completes one that is still ahead. Returns
 * the audit log's change, or null if the tour has that status already.
 */
export function moveTour(
  tour: (TourToMove & { tourDate: CalendarDay }) | undefined,
  to: TourMove,
  { today, otherDay }: DayFacts,
): Decision<AuditChange | null> {
  if (!tour) return { refusal: { code: 'tourNotFound' } }
  if (tour.status === to) return { outcome: null }
  if (!canMoveTour(tour.status, to)) {
    return { refusal: { code: 'tourMovedOn', values: { status: tour.status } } }
  }
  if (to === 'completed' && isBeforeTour(tour.tourDate, today) && !otherDay) {
    return { refusal: onOtherDay(tour.tourDate) }
  }
  return { outcome: tourChange(ACTIONS[to], tour, to) }
}

type ScannedTour = TourToMove & { tourDate: CalendarDay; completedAt: Date | null }

/**
 * Completes the tour of a scanned visitor pass, once. Asks first unless the tour is today, because
 * the pass may be an old one. Returns the audit log's change.
 */
export function completeScannedTour(
  tour: ScannedTour | undefined,
  { timeZone, today, otherDay }: DayFacts & { timeZone: string },
): Decision<AuditChange> {
  if (!tour) return { refusal: { code: 'passUnknown' } }
  if (tour.status === 'cancelled') return { refusal: { code: 'scannedTourCancelled' } }
  if (tour.status === 'completed') {
    const at = tour.completedAt ?? new Date(`${tour.tourDate}T00:00:00Z`)
    const values = { day: shortDay(dayIn(timeZone, at)), time: timeIn(timeZone, at) }
    return { refusal: { code: 'scannedTourCompleted', values } }
  }
  if (tour.tourDate !== today && !otherDay) return { refusal: onOtherDay(tour.tourDate) }
  return { outcome: tourChange('tour.scan', tour, 'completed') }
}

function onOtherDay(tourDate: CalendarDay): Refusal {
  return { code: 'tourOnOtherDay', values: { day: shortDay(tourDate) } }
}

function tourChange(action: AuditAction, { id, status }: TourToMove, to: TourMove): AuditChange {
  return { action, subject: `tour:${id}`, details: { from: status, to } }
}
