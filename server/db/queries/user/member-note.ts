import { sql } from 'kysely'
import { columnsOf, valuesOf } from '#server/db/connection/column-names.ts'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { type ContactKind, type NewNote, NOTES_SHOWN } from '#shared/domain/user/member-note.ts'

const NOTE_FIELDS = ['id', 'userId', 'kind', 'text', 'bookingId', 'madeBy'] as const
const NOTE_COLUMNS = columnsOf(NOTE_FIELDS)

/** The newest notes about a user, with their authors' names and the bookings that they name. */
export async function newestNotes(db: Queryable, userId: string) {
  const rows = await db
    .selectFrom('member_notes as note')
    .innerJoin('users as author', 'author.id', 'note.made_by')
    .leftJoin('bookings as booking', 'booking.id', 'note.booking_id')
    .select([
      'note.id',
      'note.kind',
      'note.text',
      'note.made_at as at',
      'note.made_by as madeBy',
      'booking.seat_id as seat',
      'booking.start_date as startDate',
      'booking.end_date as endDate',
      sql<string | null>`CASE WHEN author.erased_at IS NULL THEN author.full_name END`.as('by'),
    ])
    .where('note.user_id', '=', userId)
    .orderBy('note.made_at', 'desc')
    .orderBy('note.id', 'desc')
    .limit(NOTES_SHOWN)
    .execute()
  return rows.map(({ seat, startDate, endDate, ...note }) => {
    const booking = seat && startDate && endDate ? { seat, startDate, endDate } : null
    return { ...note, booking }
  })
}

/**
 * The newest note about a row of `bookings AS booking`. Only super admins see notes about staff, so these have none here.
 */
export const BOOKING_NOTE = sql<string | null>`CASE WHEN users.role = 'user' THEN (
  SELECT text FROM member_notes WHERE booking_id = booking.id AND kind = 'note'
  ORDER BY made_at DESC, id DESC LIMIT 1) END`.as('note')

/** The last contact with a row's user, as JSON, which withLastContact parses. */
const lastContactWith = (userId: 'booking.user_id' | 'users.id') =>
  sql<StoredContact | null>`(
    SELECT json_build_object('kind', kind, 'at', made_at) FROM member_notes
    WHERE member_notes.user_id = ${sql.ref(userId)} AND kind <> 'note'
    ORDER BY made_at DESC, id DESC LIMIT 1)`.as('lastContact')

/** For rows of `bookings AS booking`. */
export const LAST_CONTACT = lastContactWith('booking.user_id')
/** For rows of `users`. */
export const USER_LAST_CONTACT = lastContactWith('users.id')

type StoredContact = { kind: ContactKind; at: string }

/** Returns the row with its last contact parsed. */
export function withLastContact<Row extends { lastContact: StoredContact | null }>({
  lastContact,
  ...row
}: Row) {
  return { ...row, lastContact: lastContact && { ...lastContact, at: new Date(lastContact.at) } }
}

export function findNote(db: Queryable, id: string) {
  return db.selectFrom('member_notes').select(NOTE_COLUMNS).where('id', '=', id).executeTakeFirst()
}

export async function saveNote(
  trx: Transaction<Tables>,
  note: NewNote & { madeBy: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('member_notes')
    .values({ ...valuesOf(note, NOTE_FIELDS), made_at: now })
    .execute()
}

export async function deleteNote(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('member_notes').where('id', '=', id).execute()
}

/** The notes about a user, oldest first, without their authors. */
export function storedNotes(trx: Transaction<Tables>, userId: string) {
  return trx
    .selectFrom('member_notes')
    .select(['made_at as at', 'kind', 'text', 'booking_id as bookingId'])
    .where('user_id', '=', userId)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
}
