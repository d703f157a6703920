import { sql } from 'kysely'
import type { Queryable } from '#server/db/connection/connect.ts'
import { userShows } from '#server/db/queries/text-search.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { EntryOutcome } from '#shared/domain/door/door-entry.ts'
import { wordsOf } from '#shared/domain/user/desk-search.ts'
import type { Role } from '#shared/domain/user/user.ts'

export type EntryFilter = {
  outcome?: EntryOutcome | undefined
  gate?: string | undefined
  room?: Room | undefined
  search: string
}

type Slice = { offset: number; limit: number }

/** The matching entries of a study day, newest first. The search covers only the data that `admin` may see. */
export async function searchEntries(
  db: Queryable,
  admin: { id: string; role: Role },
  { day, outcome, gate, room, search, offset, limit }: EntryFilter & Slice & { day: CalendarDay },
) {
  let matching = entriesWithNames(db).where('entry.study_day', '=', day)
  if (outcome) matching = matching.where('entry.outcome', '=', outcome)
  if (gate !== undefined) matching = matching.where('entry.gate_id', '=', gate)
  if (room) matching = matching.where('entry.room', '=', room)
  const words = wordsOf(search)
  if (words.length > 0) {
    matching = matching.where('entry.user_id', 'in', ({ selectFrom }) =>
      selectFrom('users')
        .select('users.id')
        .where((user) => user.and(words.map(userShows(admin)))),
    )
  }
  return pageOf(matching, { offset, limit })
}

export type EntryRow = Awaited<ReturnType<typeof searchEntries>>['entries'][number]

/** A user's entries, newest first. */
export function searchUserEntries(db: Queryable, userId: string, slice: Slice) {
  return pageOf(entriesWithNames(db).where('entry.user_id', '=', userId), slice)
}

/** One page of the entries, newest first, and the total number of entries. */
async function pageOf(found: ReturnType<typeof entriesWithNames>, { offset, limit }: Slice) {
  const [entries, { total }] = await Promise.all([
    found
      .select(ENTRY_COLUMNS)
      .orderBy('entry.at', 'desc')
      .orderBy('entry.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { entries, total: Number(total) }
}

/** Entries of the study days from `from` to `to`, oldest first, starting after the entry `after`. */
export function entriesInOrder(
  db: Queryable,
  { from, to }: { from: CalendarDay; to: CalendarDay },
  { after, limit }: { after: EntryRow | undefined; limit: number },
): Promise<EntryRow[]> {
  let entries = entriesWithNames(db)
    .where('entry.study_day', '>=', from)
    .where('entry.study_day', '<=', to)
  if (after) {
    entries = entries.where(
      sql<boolean>`(entry.study_day, entry.at, entry.id) > (${after.studyDay}, ${after.at}, ${after.id})`,
    )
  }
  return entries
    .select(ENTRY_COLUMNS)
    .orderBy('entry.study_day')
    .orderBy('entry.at')
    .orderBy('entry.id')
    .limit(limit)
    .execute()
}

const ENTRY_COLUMNS = [
  'entry.id',
  'entry.at',
  'entry.direction',
  'entry.outcome',
  'entry.reason',
  'entry.looks',
  'entry.source',
  'entry.note',
  'entry.offline',
  'entry.room',
  'entry.half',
  'entry.study_day as studyDay',
  'gate.name as gate',
  'person.full_name as name',
  'person.member_id as memberId',
  'admin.full_name as overriddenBy',
] as const

function entriesWithNames(db: Queryable) {
  return db
    .selectFrom('door_entries as entry')
    .innerJoin('gates as gate', 'gate.id', 'entry.gate_id')
    .leftJoin('users as person', 'person.id', 'entry.user_id')
    .leftJoin('users as admin', 'admin.id', 'entry.overridden_by')
}

/** The members of these entries, with seat and gate, by entry ID. */
export async function peopleOfEntries(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .selectFrom('door_entries as entry')
    .innerJoin('gates as gate', 'gate.id', 'entry.gate_id')
    .innerJoin('users as person', 'person.id', 'entry.user_id')
    .leftJoin('bookings as booking', 'booking.id', 'entry.booking_id')
    .select([
      'entry.id',
      'person.full_name as name',
      'person.member_id as memberId',
      'booking.seat_id as seat',
      'gate.name as gate',
    ])
    .where(sql<boolean>`entry.id = ANY(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, ...person }) => [id, person]))
}

/** The gates that have entries of a study day, sorted by name. */
export function gatesOfDay(db: Queryable, day: CalendarDay) {
  return db
    .selectFrom('gates as gate')
    .select(['gate.id', 'gate.name'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('door_entries as entry')
          .whereRef('entry.gate_id', '=', 'gate.id')
          .where('entry.study_day', '=', day),
      ),
    )
    .orderBy('gate.name')
    .orderBy('gate.id')
    .execute()
}

/** The entries of a study day before which their gate's numbering has a gap, oldest first. */
export async function numberGaps(db: Queryable, day: CalendarDay) {
  const { rows } = await sql<{
    gate: string
    enrolledAt: Date
    number: string
    at: Date
    before: string | null
    beforeAt: Date | null
  }>`
    SELECT gate.name AS gate, gate.enrolled_at AS "enrolledAt", entry.number, entry.at,
      previous.number AS before, previous.at AS "beforeAt"
    FROM door_entries entry
    JOIN gates gate ON gate.id = entry.gate_id
    LEFT JOIN LATERAL (
      SELECT number, at FROM door_entries
      WHERE gate_id = entry.gate_id AND number < entry.number
      ORDER BY number DESC LIMIT 1
    ) previous ON true
    WHERE entry.study_day = ${day} AND entry.number > 1
      AND previous.number IS DISTINCT FROM entry.number - 1
    ORDER BY entry.at, entry.id`.execute(db)
  return rows.map(({ number, before, ...gap }) => ({
    ...gap,
    number: Number(number),
    before: before === null ? null : Number(before),
  }))
}
