import { sql } from 'kysely'
import { BATCH_DETAILS, type Batch } from '#shared/domain/batches.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Room } from '#shared/domain/rooms.ts'
import type { Queryable, Transaction } from './connect.ts'
import type { Tables } from './tables.ts'

// Written out, not as values: only so does a plan that is kept use the indexes of these rows.
const TAKING = sql<boolean>`status IN ('held', 'paid')`
const PAID = sql<boolean>`status = 'paid'`

/** The end is the first day after. */
export type Period = { start: CalendarDay; end: CalendarDay }

/**
 * The seats of `room` that are paid, or held at `now`, in any of these days and halves. The seat that
 * `userId` has not paid yet is not among them.
 */
export async function takenSeats(
  db: Queryable,
  wanted: Period & { membershipType: Room; timeSlot: Batch; userId: string },
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('seat_id')
    .distinct()
    .where('membership_type', '=', wanted.membershipType)
    .where(TAKING)
    .where(overlaps('period', periodOf(wanted)))
    .where(overlaps('halves', halvesOf(wanted.timeSlot)))
    .where((booking) =>
      booking.or([
        PAID,
        booking.and([booking('held_until', '>', now), booking('user_id', '<>', wanted.userId)]),
      ]),
    )
    .execute()
  return rows.map((row) => row.seat_id)
}

/** Whether somebody else has paid for, or holds at `now`, this seat in any of these days and halves. */
export async function hasOtherOwner(
  db: Queryable,
  {
    seatId,
    timeSlot,
    userId,
    ...period
  }: Period & { seatId: string; timeSlot: Batch; userId: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('seat_id', '=', seatId)
    .where(TAKING)
    .where('user_id', '<>', userId)
    .where(overlaps('period', periodOf(period)))
    .where(overlaps('halves', halvesOf(timeSlot)))
    .where((booking) => booking.or([PAID, booking('held_until', '>', now)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the user has paid for any of these days, on whatever seat. */
export async function hasPaidDays(
  trx: Transaction<Tables>,
  userId: string,
  period: Period,
): Promise<boolean> {
  const row = await trx
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', userId)
    .where(PAID)
    .where(overlaps('period', periodOf(period)))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function periodOf({ start, end }: Period) {
  return sql`daterange(${start}::date, ${end}::date)`
}

export function overlaps(column: string, range: unknown) {
  return sql<boolean>`${sql.ref(column)} && ${range}`
}

/** Night is the first half, Day the second. */
export function halvesOf(batch: Batch): string {
  const { halves } = BATCH_DETAILS[batch]
  return `[${halves.includes('night') ? 0 : 1},${halves.includes('day') ? 2 : 1})`
}
