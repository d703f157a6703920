import { sql } from 'kysely'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'

/** Adds a row for each seat of the floor plan. Existing rows are unchanged. */
export async function saveSeats(db: Queryable): Promise<void> {
  await db
    .insertInto('seats')
    .values(SEATS.map(({ id, number, room }) => ({ id, number, room })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/**
 * Locks a seat, so that concurrent bookings of it queue up here instead of failing on the
 * constraint. Returns whether the seat is closed.
 */
export async function lockSeat(
  trx: Transaction<Tables>,
  seatId: string,
): Promise<{ closed: boolean }> {
  return trx
    .selectFrom('seats')
    .select('closed')
    .where('id', '=', seatId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** The ids of the closed seats in `room`. */
export async function closedSeats(db: Queryable, room: Room): Promise<string[]> {
  const rows = await db
    .selectFrom('seats')
    .select('id')
    .where('room', '=', room)
    .where('closed', '=', true)
    .execute()
  return rows.map((row) => row.id)
}

/** The ids of all closed seats, ordered by number. */
export async function allClosedSeats(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('seats')
    .select('id')
    .where('closed', '=', true)
    .orderBy('number')
    .execute()
  return rows.map((row) => row.id)
}

/** Closes these seats for new bookings and opens all others. Writes only rows that change. */
export async function setClosedSeats(
  trx: Transaction<Tables>,
  closed: readonly string[],
): Promise<void> {
  const isClosed = sql<boolean>`id = ANY(${[...closed]}::text[])`
  await trx
    .updateTable('seats')
    .set({ closed: isClosed })
    .where(sql<boolean>`closed IS DISTINCT FROM (${isClosed})`)
    .execute()
}
