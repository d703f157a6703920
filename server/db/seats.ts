import { sql } from 'kysely'
import type { Room } from '#shared/domain/rooms.ts'
import { SEATS } from '#shared/domain/seats.ts'
import type { Queryable, Transaction } from './connect.ts'
import type { Tables } from './tables.ts'

/** Gives every seat of the floor plan its row. What is set on a row that exists stays. */
export async function saveSeats(db: Queryable): Promise<void> {
  await db
    .insertInto('seats')
    .values(SEATS.map(({ id, number, room }) => ({ id, number, room })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/**
 * Lets one transaction at a time sell this seat; the next waits here, so that bookings of one seat
 * queue up instead of meeting each other in the constraint. Answers whether the seat is closed.
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

/** The ids of the seats in `room` that nobody may book. */
export async function closedSeats(db: Queryable, room: Room): Promise<string[]> {
  const rows = await db
    .selectFrom('seats')
    .select('id')
    .where('room', '=', room)
    .where('closed', '=', true)
    .execute()
  return rows.map((row) => row.id)
}

/** The ids of all seats that nobody may book, in the order of their numbers. */
export async function allClosedSeats(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('seats')
    .select('id')
    .where('closed', '=', true)
    .orderBy('number')
    .execute()
  return rows.map((row) => row.id)
}

/** Closes these seats for new bookings and opens all others. Only what changes is written. */
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
