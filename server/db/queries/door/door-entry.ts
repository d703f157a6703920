import { sql } from 'kysely'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { SentEntry } from '#shared/contract/door/gate.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'

/** The existing records that entries refer to. `erased` has the IDs of erased users and of their passes and bookings. */
export type KnownRecords = {
  users: ReadonlySet<string>
  passes: ReadonlySet<string>
  /** Rooms by booking ID. */
  bookings: ReadonlyMap<string, Room>
  erased: ReadonlySet<string>
}

/**
 * Finds the records that entries refer to. Locks the users, so that an erasure either waits and finds the
 * entries, or is already visible here.
 */
export async function findEntryRecords(
  trx: Transaction<Tables>,
  entries: readonly SentEntry[],
): Promise<KnownRecords> {
  const uniqueIds = (pick: (entry: SentEntry) => (string | null)[]) => [
    ...new Set(entries.flatMap(pick).filter((id) => id !== null)),
  ]
  const users = await trx
    .selectFrom('users')
    .select(['id', sql<boolean>`erased_at IS NOT NULL`.as('erased')])
    .where(
      sql<boolean>`id = ANY(${uniqueIds(({ userId, overriddenBy }) => [userId, overriddenBy])}::uuid[])`,
    )
    .orderBy('id')
    .forShare()
    .execute()
  const passes = await sql<{ id: string; erased: boolean }>`
    SELECT encode(id, 'hex') AS id, user_id IS NULL AS erased FROM hall_passes
    WHERE id = ANY(ARRAY(SELECT decode(each, 'hex') FROM unnest(${uniqueIds(({ passId }) => [passId])}::text[]) each))
  `.execute(trx)
  const bookings = await trx
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select([
      'bookings.id',
      'bookings.room',
      sql<boolean>`users.erased_at IS NOT NULL`.as('erased'),
    ])
    .where(sql<boolean>`bookings.id = ANY(${uniqueIds(({ bookingId }) => [bookingId])}::uuid[])`)
    .execute()
  const found = [...users, ...passes.rows, ...bookings]
  const unerasedIds = (records: readonly { id: string; erased: boolean }[]) =>
    new Set(records.filter(({ erased }) => !erased).map(({ id }) => id))
  return {
    users: unerasedIds(users),
    passes: unerasedIds(passes.rows),
    bookings: new Map(bookings.map(({ id, room }) => [id, room])),
    erased: new Set(found.filter(({ erased }) => erased).map(({ id }) => id)),
  }
}

export type EntryToStore = {
  entry: SentEntry
  userId: string | null
  passId: string | null
  bookingId: string | null
  overriddenBy: string | null
  room: Room | null
  /** The IDs that the gate sent and that do not exist here. */
  unknown: Readonly<Record<string, string>> | null
}

/**
 * Stores entries of a gate. Ignores entries whose ID is stored already. An entry that reuses another's number is
 * stored without one. Returns the IDs of `entries`, which are all stored now.
 */
export async function storeEntries(
  trx: Transaction<Tables>,
  entries: readonly EntryToStore[],
  { gateId, now }: { gateId: string; now: Date },
): Promise<string[]> {
  const rows = entries
    .map(({ entry, userId, passId, bookingId, overriddenBy, room, unknown }) => ({
      id: entry.id,
      gate_id: gateId,
      number: entry.number,
      user_id: userId,
      booking_id: bookingId,
      room,
      overridden_by: overriddenBy,
      pass_id: passId === null ? null : Buffer.from(passId, 'hex'),
      unknown: unknown && JSON.stringify(unknown),
      direction: entry.direction,
      outcome: entry.outcome,
      reason: entry.reason,
      looks: entry.looks,
      source: entry.source,
      note: entry.note,
      study_day: entry.studyDay,
      half: entry.half,
      device_at: new Date(entry.deviceAt),
      // The offset at the time of the entry: the device's clock may have been corrected since.
      offset_ms: Date.parse(entry.deviceAt) - Date.parse(entry.at),
      at: new Date(entry.at),
      received_at: now,
      offline: entry.offline,
      roster_version: entry.rosterVersion,
    }))
    // The same order in every process prevents deadlock.
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  await trx
    .insertInto('door_entries')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const ids = rows.map(({ id }) => id)
  const stored = await trx
    .selectFrom('door_entries')
    .select('id')
    .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
    .execute()
  const known = new Set(stored.map(({ id }) => id))
  const renumbered = rows.filter(({ id }) => !known.has(id))
  if (renumbered.length > 0) {
    await trx
      .insertInto('door_entries')
      .values(renumbered.map((row) => ({ ...row, number: null })))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }
  return [...new Set(ids)]
}

/** The rooms of users' paid stays. The key is the user ID, a space and the study day. */
export async function paidRooms(
  db: Queryable,
  wanted: readonly { userId: string; day: CalendarDay }[],
): Promise<Map<string, Room>> {
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<{ key: string; room: Room }>`
    SELECT DISTINCT ON (wanted.user_id, wanted.day)
      wanted.user_id || ' ' || wanted.day AS key, bookings.room
    FROM unnest(${wanted.map(({ userId }) => userId)}::uuid[], ${wanted.map(({ day }) => day)}::date[])
      AS wanted(user_id, day)
    JOIN bookings ON bookings.user_id = wanted.user_id AND bookings.status = 'paid'
      AND bookings.start_date <= wanted.day AND bookings.end_date > wanted.day`.execute(db)
  return new Map(rows.map(({ key, room }) => [key, room]))
}

/** Removes a user from the door: revokes the passes and anonymises the entries, which still count. */
export async function eraseFromDoor(
  trx: Transaction<Tables>,
  userId: string,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE door_entries SET user_id = NULL, pass_id = NULL, booking_id = NULL, unknown = NULL, note = NULL
    WHERE user_id = ${userId}
      OR pass_id IN (SELECT id FROM hall_passes WHERE user_id = ${userId})
      OR booking_id IN (SELECT id FROM bookings WHERE user_id = ${userId})`.execute(trx)
  await trx
    .updateTable('door_entries')
    .set({ overridden_by: null })
    .where('overridden_by', '=', userId)
    .execute()
  await sql`
    UPDATE hall_passes SET user_id = NULL, revoked_at = coalesce(revoked_at, ${now}),
      revoked_reason = coalesce(revoked_reason, 'left')
    WHERE user_id = ${userId}`.execute(trx)
  await trx.deleteFrom('gate_pins').where('user_id', '=', userId).execute()
  await trx
    .updateTable('gates')
    .set({ enrolled_by: null })
    .where('enrolled_by', '=', userId)
    .execute()
}

/** Replaces the entries before `day` with counts. Returns the number of entries. */
export async function countOldEntries(trx: Transaction<Tables>, day: CalendarDay): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    WITH old AS (
      DELETE FROM door_entries WHERE study_day < ${day}
      RETURNING study_day, coalesce(room, '') AS room, half, direction, outcome
    ), counted AS (
      INSERT INTO door_counts AS counts (study_day, room, half, direction, outcome, entries)
      SELECT study_day, room, half, direction, outcome, count(*) FROM old GROUP BY 1, 2, 3, 4, 5
      ON CONFLICT (study_day, room, half, direction, outcome)
        DO UPDATE SET entries = counts.entries + excluded.entries
    )
    SELECT count(*)::int AS entries FROM old`.execute(trx)
  return rows[0]?.entries ?? 0
}

/** The entries of a user, for their data file, oldest first. */
export function entriesOf(db: Queryable, userId: string) {
  return db
    .selectFrom('door_entries as entry')
    .innerJoin('gates as gate', 'gate.id', 'entry.gate_id')
    .select([
      'entry.at',
      'entry.direction',
      'entry.outcome',
      'entry.reason',
      'entry.looks',
      'entry.note',
      'entry.source',
      'gate.name as gate',
      'entry.room',
      'entry.study_day as studyDay',
      'entry.half',
    ])
    .where('entry.user_id', '=', userId)
    .orderBy('entry.at')
    .orderBy('entry.id')
    .execute()
}
