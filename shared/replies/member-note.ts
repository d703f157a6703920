import type { LastContactReply, MemberNote } from '../contract/user/member-note.ts'
import { type LastContact, mayRemoveNote, type NoteKind } from '../domain/user/member-note.ts'
import type { Role } from '../domain/user/user.ts'

type NoteRecord = {
  id: string
  kind: NoteKind
  text: string
  booking: MemberNote['booking']
  at: Date
  madeBy: string
  /** The author's name; null if they were erased. */
  by: string | null
}

/** Returns a note as this member of staff sees it. */
export function memberNote(
  staff: { id: string; role: Role },
  { id, kind, text, booking, at, madeBy, by }: NoteRecord,
): MemberNote {
  const removable = mayRemoveNote(staff, { madeBy })
  return { id, kind, text, booking, at: at.toISOString(), by, removable }
}

export function lastContactReply(contact: LastContact | null): LastContactReply {
  return contact && { kind: contact.kind, at: contact.at.toISOString() }
}
