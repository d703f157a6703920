import type { AuditChange } from '../audit/audit-change.ts'
import type { Decision } from '../refusal.ts'

/** The maximum length of the notes about a tour, in characters. */
export const TOUR_NOTES_MAX = 1000

type TourWithNotes = { id: string; adminNotes: string | null }

/**
 * Changes the notes of a tour; '' removes them. `notesBefore` are the notes that the admin saw.
 * Returns the change for the audit log, or null if nothing changes. It does not contain the notes,
 * which are erased with the tour.
 */
export function changeTourNotes(
  tour: TourWithNotes | undefined,
  { adminNotes, notesBefore }: { adminNotes: string; notesBefore: string },
): Decision<AuditChange | null> {
  if (!tour) return { refusal: { code: 'tourNotFound' } }
  const current = tour.adminNotes ?? ''
  if (adminNotes === current) return { outcome: null }
  if (notesBefore !== current) return { refusal: { code: 'tourNotesChanged' } }
  return { outcome: { action: 'tour.note', subject: `tour:${tour.id}`, details: {} } }
}
