import { sql } from 'kysely'
import { BATCH_DETAILS, type Batch } from '#shared/domain/batches.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Duration } from '#shared/domain/durations.ts'
import type { Room } from '#shared/domain/rooms.ts'
import type { Queryable, Transaction } from './connect.ts'
import { refuseWaitingPayments } from './payments.ts'
import type { Tables } from './tables.ts'

// Written out, not as values: only so does a plan that is kept use the indexes of these rows.
const TAKING = sql<boolean>`status IN ('held', 'paid')`
const UNPAID = sql<boolean>`status IN ('held', 'lapsed')`
const HELD = sql<boolean>`status = 'held'`
const PAID = sql<boolean>`status = 'paid'`

type Period = { start: CalendarDay; end: CalendarDay }

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
  { seatId, timeSlot, userId, ...period }: Period & Pick<NewHold, 'seatId' | 'timeSlot' | 'userId'>,
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

function periodOf({ start, end }: Period) {
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
