import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { TOUR_STATUSES } from '#shared/domain/tour/tour.ts'
import type { KnownStatus } from '#web/api/tour/tour.ts'
import {
  type PassTour,
  storedTourId,
  tourFromState,
} from '#web/features/tour/pass/visitor-pass-state.ts'
import { readLocal, removeLocal } from '#web/session/storage.ts'

/** A tour's status, and when the server returned it, in milliseconds. */
export type StatusCheck = { status: KnownStatus; at: number }

/** Returns the tour that was last requested in this browser. Removes it once its day has passed. */
export function storedTour(today: CalendarDay): PassTour | undefined {
  const tour = anyStoredTour()
  if (tour && tour.tourDate >= today) return tour
  removeStoredTour()
  return undefined
}

/** Returns the stored tour, even if its day has passed. */
export function anyStoredTour(): PassTour | undefined {
  return tourFromState({ tour: readStored() })
}

/** Returns the server's last reply about the stored tour, if it has this ID. */
export function lastCheck(id: string): StatusCheck | undefined {
  const tour = readStored()
  if (!isRecord(tour) || storedTourId(tour) !== id || !isRecord(tour.check)) return undefined
  const { check } = tour
  const status = KNOWN_STATUSES.find((known) => known === check.status)
  return status && typeof check.at === 'number' ? { status, at: check.at } : undefined
}

export function removeStoredTour(): void {
  removeLocal('tourPass')
}

const KNOWN_STATUSES = [...TOUR_STATUSES, 'deleted'] as const satisfies KnownStatus[]

function readStored(): unknown {
  try {
    return JSON.parse(readLocal('tourPass') ?? 'null')
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
