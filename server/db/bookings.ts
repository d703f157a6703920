import { sql } from 'kysely'
import type { Batch } from '#shared/domain/batches.ts'
import type { Duration } from '#shared/domain/durations.ts'
import type { Room } from '#shared/domain/rooms.ts'
import type { Queryable, Transaction } from './connect.ts'
import { halvesOf, overlaps, type Period, periodOf } from './occupancy.ts'
import { refuseWaitingPayments } from './payments.ts'
import type { Tables } from './tables.ts'

// Written out, not as values: only so does a plan that is kept use the indexes of these rows.
const UNPAID = sql<boolean>`status IN ('held', 'lapsed')`
const HELD = sql<boolean>`status = 'held'`

export type NewHold = Period & {
  userId: string
  seatId: string
  membershipType: Room
  timeSlot: Batch
  membershipDuration: Duration
  amount: number
  renewal: boolean
  heldUntil: Date
}

/**
 * Frees a seat of the holds that ended unpaid before `now`. With the seat locked, what then still
 * stands in the way of a booking is the constraint's to refuse.
 */
export async function lapseEndedHolds(
  trx: Transaction<Tables>,
  seat: Period & { seatId: string; timeSlot: Batch; exceptUserId: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ status: 'lapsed' })
    .where('seat_id', '=', seat.seatId)
    .where(HELD)
    .where('held_until', '<=', now)
    .where('user_id', '<>', seat.exceptUserId)
    .where(overlaps('period', periodOf(seat)))
    .where(overlaps('halves', halvesOf(seat.timeSlot)))
    .execute()
}

/** A user's booking that waits for payment makes way for another choice. */
export async function replaceUnpaid(trx: Transaction<Tables>, userId: string): Promise<void> {
  await refuseWaitingPayments(trx, userId)
  await trx
    .updateTable('bookings')
    .set({ status: 'replaced' })
    .where('user_id', '=', userId)
    .where(UNPAID)
    .execute()
}

/** Holds a seat. The constraint bookings_seat_taken refuses it when the seat is not free. */
export async function addHold(trx: Transaction<Tables>, hold: NewHold, now: Date): Promise<void> {
  await trx
    .insertInto('bookings')
    .values({
      user_id: hold.userId,
      seat_id: hold.seatId,
      membership_type: hold.membershipType,
      time_slot: hold.timeSlot,
      membership_duration: hold.membershipDuration,
      start_date: hold.start,
      end_date: hold.end,
      halves: halvesOf(hold.timeSlot),
      amount: hold.amount,
      renewal: hold.renewal,
      status: 'held',
      held_until: hold.heldUntil,
      created_at: now,
      paid_at: null,
    })
    .execute()
}

/** The user's booking that waits for payment, whether its hold has ended or not. */
export function findUnpaid(trx: Transaction<Tables>, userId: string) {
  return trx
    .selectFrom('bookings')
    .select([
      'id',
      'user_id',
      'seat_id',
      'membership_type',
      'time_slot',
      'membership_duration',
      'start_date',
      'end_date',
      'amount',
      'renewal',
      'status',
      'held_until',
    ])
    .where('user_id', '=', userId)
    .where(UNPAID)
    .executeTakeFirst()
}

/** Holds a booking's seat until `heldUntil`; bookings_seat_taken refuses it when another has it. */
export async function extendHold(
  trx: Transaction<Tables>,
  bookingId: string,
  heldUntil: Date,
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ status: 'held', held_until: heldUntil })
    .where('id', '=', bookingId)
    .execute()
}

/** The constraints refuse it when the seat was sold, or the user paid for one of these days, meanwhile. */
export async function markPaid(
  trx: Transaction<Tables>,
  bookingId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ status: 'paid', paid_at: now })
    .where('id', '=', bookingId)
    .execute()
}

export async function ownerOfBooking(
  db: Queryable,
  bookingId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('bookings')
    .select('user_id')
    .where('id', '=', bookingId)
    .executeTakeFirst()
  return row?.user_id
}
