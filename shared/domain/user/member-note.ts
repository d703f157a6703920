import type { AuditChange } from '../audit/audit-change.ts'
import type { Decision } from '../refusal.ts'
import { may } from './permissions.ts'
import type { Role } from './user.ts'
import { viewRefusal } from './user-change.ts'

/** A note, or a record that staff called the member or wrote to them on WhatsApp. */
export const CONTACT_KINDS = ['call', 'whatsapp'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]
export const NOTE_KINDS = ['note', ...CONTACT_KINDS] as const
export type NoteKind = (typeof NOTE_KINDS)[number]

/** When staff last called a member or wrote to them on WhatsApp. */
export type LastContact = { kind: ContactKind; at: Date }

/** Returns a user's last contact; null if there is none. `notes`: newest first. */
export function lastContactOf(
  notes: readonly { userId: string; kind: NoteKind; at: Date }[],
  userId: string,
): LastContact | null {
  for (const { kind, at, ...note } of notes) {
    if (note.userId === userId && kind !== 'note') return { kind, at }
  }
  return null
}

/** The kinds as a user's personal data names them. */
export const NOTE_KIND_LABELS: Record<NoteKind, string> = {
  note: 'Note',
  call: 'Called you',
  whatsapp: 'Wrote to you on WhatsApp',
}

export const NOTE_MAX_LENGTH = 500

/** How many of a user's newest notes staff see. */
export const NOTES_SHOWN = 50

/** Returns whether the text may be saved: only calls and messages may have none. */
export function isNoteComplete({ kind, text }: { kind: NoteKind; text: string }): boolean {
  return kind !== 'note' || text !== ''
}

type Person = { id: string; role: Role }

/** A note about the user; `id` is made by the client. */
export type NewNote = { id: string; userId: string; kind: NoteKind; text: string }

type StoredNote = NewNote & { madeBy: string }

/**
 * Adds a note about a user. `known` is a stored note with the same ID, if any. Returns the change
 * for the audit log, which contains no text, or null if the request was repeated.
 */
export function addNote(
  staff: Person,
  user: Person,
  note: NewNote,
  known: StoredNote | undefined,
): Decision<AuditChange | null> {
  const refusal = viewRefusal(staff, user)
  if (refusal) return { refusal }
  if (known) {
    return isSameNote(known, { ...note, madeBy: staff.id })
      ? { outcome: null }
      : { refusal: { code: 'notFound' } }
  }
  return { outcome: { action: 'note.add', subject: `user:${user.id}`, details: {} } }
}

function isSameNote(a: StoredNote, b: StoredNote): boolean {
  return a.userId === b.userId && a.kind === b.kind && a.text === b.text && a.madeBy === b.madeBy
}

/** Authors remove their own notes, admins everybody's. */
export function mayRemoveNote(staff: Person, { madeBy }: { madeBy: string }): boolean {
  return madeBy === staff.id || may(staff, 'allNotes')
}

/**
 * Removes a note about a user. Returns the change for the audit log, or null if the note no longer
 * exists.
 */
export function removeNote(
  staff: Person,
  user: Person,
  note: { madeBy: string } | undefined,
): Decision<AuditChange | null> {
  const refusal = viewRefusal(staff, user)
  if (refusal) return { refusal }
  if (!note) return { outcome: null }
  if (!mayRemoveNote(staff, note)) return { refusal: { code: 'noteOfSomebodyElse' } }
  return { outcome: { action: 'note.remove', subject: `user:${user.id}`, details: {} } }
}
