import { sql } from 'kysely'
import type { Queryable } from '#server/db/connection/connect.ts'
import { halvesOf, isTakenOn } from '#server/db/queries/booking/occupancy.ts'
import { DAY, NIGHT } from '#shared/domain/booking/batches.ts'
import type { TakenSeats } from '#shared/domain/booking/free-seats.ts'
import { type StudyDays, studyDayOf } from '#shared/domain/booking/study-day.ts'

/** The seats that are closed, paid, or held at `now`, in the current night and in the current day. */
export async function seatsTakenNow(
  db: Queryable,
  days: StudyDays,
  now: Date,
): Promise<TakenSeats> {
  const isTakenFor = (batch: typeof NIGHT | typeof DAY) =>
    sql<boolean>`seats.closed OR EXISTS (
      SELECT FROM bookings
      WHERE bookings.seat_id = seats.id
        AND ${isTakenOn(studyDayOf(batch, days), halvesOf(batch), now)})`
  const rows = await db
    .selectFrom('seats')
    .select(['id', isTakenFor(NIGHT).as('night'), isTakenFor(DAY).as('day')])
    .execute()
  const takenIds = (half: 'night' | 'day') =>
    new Set(rows.filter((row) => row[half]).map(({ id }) => id))
  return { night: takenIds('night'), day: takenIds('day') }
}
