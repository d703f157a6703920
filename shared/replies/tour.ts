import type { ScheduledTour, TourRequest } from '../contract/tour/tour.ts'
import type { ManagedTour } from '../contract/tour/tour-management.ts'
import type { ScannedVisitor } from '../contract/tour/visitor.ts'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { Language } from '../domain/language.ts'
import type { TourStatus } from '../domain/tour/tour.ts'
import {
  MANAGED_TOUR_FIELDS,
  SCANNED_TOUR_FIELDS,
  SHOWN_TOUR_FIELDS,
  type TourForm,
} from '../domain/tour/tour-form.ts'
import type { ContactKind } from '../domain/user/member-note.ts'
import { pick } from './pick.ts'

type StoredTour = { id: string; status: TourStatus }

type ShownTour = StoredTour & Pick<TourForm, (typeof SHOWN_TOUR_FIELDS)[number]>

/** Returns a tour as its visitor sees it. */
export function tourReply(tour: ShownTour): TourRequest {
  return { _id: tour.id, ...pick(tour, SHOWN_TOUR_FIELDS), tourStatus: tour.status }
}

/** Returns what keeps a visitor pass up to date. */
export function scheduledTourReply(
  tour: Pick<StoredTour, 'status'> & Pick<TourForm, 'tourDate' | 'tourTime'>,
): ScheduledTour {
  return { tourStatus: tour.status, ...pick(tour, ['tourDate', 'tourTime']) }
}

type ListedTour = StoredTour &
  Pick<TourForm, (typeof MANAGED_TOUR_FIELDS)[number]> & {
    adminNotes: string | null
    followUpOn: CalendarDay | null
    contactKind: ContactKind | null
    contactedAt: Date | null
    language: Language
  }

/** Returns a tour as in the admins' list. */
export function managedTourReply(tour: ListedTour): ManagedTour {
  const { id, status, adminNotes, followUpOn, contactKind: kind, contactedAt, language } = tour
  return {
    _id: id,
    ...pick(tour, MANAGED_TOUR_FIELDS),
    tourStatus: status,
    ...(adminNotes !== null && { adminNotes }),
    ...(followUpOn !== null && { followUpOn }),
    ...(kind && contactedAt && { lastContact: { kind, at: contactedAt.toISOString() } }),
    language,
  }
}

/** Returns the visitor of a scanned pass, as shown to admins. */
export function scannedVisitor(
  tour: Pick<TourForm, (typeof SCANNED_TOUR_FIELDS)[number]>,
): ScannedVisitor {
  return pick(tour, SCANNED_TOUR_FIELDS)
}
