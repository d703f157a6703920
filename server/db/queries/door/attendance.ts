import { sql } from 'kysely'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { ALL_HOURS, NIGHT } from '#shared/domain/booking/batches.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'

/** Whether the user of an `entry` of the 24 Hours batch has paid for the day half of the study day after it. */
const paidNextDay = sql<boolean>`coalesce(booking.batch = ${sql.lit(ALL_HOURS)} AND EXISTS (
  SELECT FROM bookings next WHERE next.user_id = entry.user_id AND next.status = 'paid'
    AND next.start_date <= entry.study_day + 1 AND next.end_date > entry.study_day + 1
    AND next.batch <> ${sql.lit(NIGHT)}
), false)`

/** Of `door_entries AS entry` with its `bookings AS booking`. */
const VISIT_COLUMNS = [
  'entry.at',
  'entry.direction',
  'entry.outcome',
  'entry.study_day as studyDay',
  'entry.half',
  'booking.batch',
  paidNextDay.as('paidNextDay'),
] as const
const USER_ENTRY_COLUMNS = ['entry.id', 'entry.user_id as userId', 'entry.room'] as const

/** Returns whether a user wants to see their own hours. */
export async function isAttendanceEnabled(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('attendance_on as on')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.on ?? false
}

export async function storeAttendanceEnabled(
  trx: Transaction<Tables>,
  userId: string,
  on: boolean,
): Promise<void> {
  await trx.updateTable('users').set({ attendance_on: on }).where('id', '=', userId).execute()
}

/** A user's entries since a study day, without refused ones, which begin or end no visit. */
export function visitEntriesOf(db: Queryable, userId: string, from: CalendarDay) {
  return visitEntries(db)
    .where('entry.user_id', '=', userId)
    .where('entry.study_day', '>=', from)
    .execute()
}

type StudyDayRange = { from: CalendarDay; to: CalendarDay }

/** The entries of all users on the study days from `from` to `to`, without refused ones. */
export function visitEntriesBetween(db: Queryable, { from, to }: StudyDayRange) {
  return visitEntries(db)
    .select(USER_ENTRY_COLUMNS)
    .where('entry.user_id', 'is not', null)
    .where('entry.study_day', '>=', from)
    .where('entry.study_day', '<=', to)
    .execute()
}

/**
 * As visitEntriesBetween, without those up to a person's last check-out, which belong to no open visit. A window finds
 * the check-outs in one pass; joined with the entries, it could run once for each of them.
 */
export function entriesSinceCheckOut(db: Queryable, { from, to }: StudyDayRange, now: Date) {
  return db
    .selectFrom((query) =>
      query
        .selectFrom('door_entries')
        .select([
          'id',
          'user_id',
          'booking_id',
          'room',
          'at',
          'direction',
          'outcome',
          'study_day',
          'half',
        ])
        .select(
          sql<Date | null>`max(at) FILTER (WHERE direction = 'out' AND at <= ${now})
            OVER (PARTITION BY user_id)`.as('left_at'),
        )
        .where('outcome', '<>', 'refused')
        .where('user_id', 'is not', null)
        .where('study_day', '>=', from)
        .where('study_day', '<=', to)
        .as('entry'),
    )
    .leftJoin('bookings as booking', 'booking.id', 'entry.booking_id')
    .select([...VISIT_COLUMNS, ...USER_ENTRY_COLUMNS])
    .where((where) =>
      where.or([
        where('entry.left_at', 'is', null),
        where('entry.at', '>', where.ref('entry.left_at')),
      ]),
    )
    .execute()
}

function visitEntries(db: Queryable) {
  return db
    .selectFrom('door_entries as entry')
    .leftJoin('bookings as booking', 'booking.id', 'entry.booking_id')
    .select(VISIT_COLUMNS)
    .where('entry.outcome', '<>', 'refused')
}
