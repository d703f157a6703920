import { sql } from 'kysely'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { NIGHT } from '#shared/domain/booking/batches.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'

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
export function visitEntriesBetween(db: Queryable, range: StudyDayRange) {
  return entriesBetween(db, range).execute()
}

/**
 * As visitEntriesBetween, without those up to a person's last check-out, which belong to no open visit. A window finds
 * the check-outs in one pass; PostgreSQL might look for them entry by entry.
 */
export function entriesSinceCheckOut(db: Queryable, range: StudyDayRange, now: Date) {
  return entriesBetween(db, range)
    .where(
      sql<boolean>`entry.id IN (
        SELECT id FROM (
          SELECT id, at, max(at) FILTER (WHERE direction = 'out' AND at <= ${now})
            OVER (PARTITION BY user_id) AS left_at
          FROM door_entries WHERE study_day BETWEEN ${range.from} AND ${range.to} AND outcome <> 'refused'
        ) own WHERE left_at IS NULL OR at > left_at
      )`,
    )
    .execute()
}

function entriesBetween(db: Queryable, { from, to }: StudyDayRange) {
  return visitEntries(db)
    .select(['entry.id', 'entry.user_id as userId', 'entry.room'])
    .where('entry.user_id', 'is not', null)
    .where('entry.study_day', '>=', from)
    .where('entry.study_day', '<=', to)
}

function visitEntries(db: Queryable) {
  return db
    .selectFrom('door_entries as entry')
    .leftJoin('bookings as booking', 'booking.id', 'entry.booking_id')
    .select([
      'entry.at',
      'entry.direction',
      'entry.outcome',
      'entry.study_day as studyDay',
      'entry.half',
      'booking.batch',
      paidNextDay.as('paidNextDay'),
    ])
    .where('entry.outcome', '<>', 'refused')
}

/** Whether the user of `entry` has paid for the day half of the study day after it. */
const paidNextDay = sql<boolean>`EXISTS (
  SELECT FROM bookings next WHERE next.user_id = entry.user_id AND next.status = 'paid'
    AND next.start_date <= entry.study_day + 1 AND next.end_date > entry.study_day + 1
    AND next.batch <> ${sql.lit(NIGHT)}
)`
