import type { AuditChange } from '../audit/audit-change.ts'
import type { CalendarDay } from '../calendar-day.ts'
import type { Decision } from '../refusal.ts'
import type { ContactKind } from '../user/member-note.ts'

/** The maximum length of the notes about a tour, in characters. */
export const TOUR_NOTES_MAX = 1000
/** The date picker offers days up to this many days ahead for the next call. */
export const FOLLOW_UP_DAYS = 365

type Notes = { adminNotes: string | null; followUpOn: CalendarDay | null }
type TourWithNotes = { id: string } & Notes

/** What is undefined stays unchanged; '' removes the notes, or the day. */
type NotesEdit = {
  adminNotes?: string | undefined
  followUpOn?: CalendarDay | '' | undefined
  /** Staff just called the visitor or wrote to them. */
  contact?: ContactKind | undefined
  notesBefore: string
}

/**
 * Changes the notes of a tour and when to call its visitor again, or records a contact with them. `notesBefore` are the
 * notes that the admin saw. Returns what to store and the change for the audit log, or null if nothing changes.
 * The log does not contain the notes, which are erased with the tour.
 */
export function changeTourNotes(
  tour: TourWithNotes | undefined,
  {
    adminNotes = tour?.adminNotes ?? '',
    followUpOn = tour?.followUpOn ?? '',
    contact,
    notesBefore,
  }: NotesEdit,
): Decision<{ notes: Notes; change: AuditChange } | null> {
  if (!tour) return { refusal: { code: 'tourNotFound' } }
  const current = tour.adminNotes ?? ''
  const sameNotes = adminNotes === current
  const sameDay = followUpOn === (tour.followUpOn ?? '')
  if (sameNotes && sameDay && contact === undefined) return { outcome: null }
  if (!sameNotes && notesBefore !== current) return { refusal: { code: 'tourNotesChanged' } }
  return {
    outcome: {
      notes: { adminNotes: adminNotes || null, followUpOn: followUpOn || null },
      change: { action: 'tour.note', subject: `tour:${tour.id}`, details: {} },
    },
  }
}

/** Whether a tour's visitor should be called today, or should have been called already. */
export function isFollowUpDue(
  { followUpOn }: { followUpOn?: CalendarDay | null | undefined },
  today: CalendarDay,
): boolean {
  return followUpOn != null && followUpOn <= today
}

/** Orders tours by the day of the next call. */
export function byFollowUp(a: Pick<Notes, 'followUpOn'>, b: Pick<Notes, 'followUpOn'>): number {
  return (a.followUpOn ?? '').localeCompare(b.followUpOn ?? '')
}
