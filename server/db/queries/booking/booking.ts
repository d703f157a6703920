import { sql } from 'kysely'
import { compileOnce, type Param } from '#server/db/connection/compile-once.ts'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { BOOKED_COLUMNS } from '#server/db/queries/booking/booking-columns.ts'
import { halvesOf, overlaps, periodOf } from '#server/db/queries/booking/occupancy.ts'
import type { PastHold } from '#shared/domain/booking/hold.ts'
import type { Stay } from '#shared/domain/booking/occupancy.ts'
import type { PlannedBooking } from '#shared/domain/booking/save-booking.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'

// Literals, not parameters: cached plans can then use the partial indexes.
const UNPAID = sql<boolean>`status IN ('held', 'lapsed')`
const HELD = sql<boolean>`status = 'held'`

export type NewHold = PlannedBooking & { userId: string }

/**
 * Frees a seat from holds that expired by `now`. The exclusion constraint rejects any remaining
 * overlap.
 */
export async function lapseExpiredHolds(
  trx: Transaction<Tables>,
  seat: Stay & { seatId: string; exceptUserId: string },
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
    .where(overlaps('halves', halvesOf(seat.batch)))
    .execute()
}

/** Marks a user's unpaid booking as replaced. Its desk payments are refused by refuseWaitingPayments. */
export async function replaceUnpaid(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ status: 'replaced' })
    .where('user_id', '=', userId)
    .where(UNPAID)
    .execute()
}

/**
 * The seats and stays that a user saved after `from` but never paid for, with the time of the first
 * save. Saves before the user's last payment for the seat no longer count.
 */
export function findPastHolds(
  trx: Transaction<Tables>,
  userId: string,
  from: Date,
): Promise<PastHold[]> {
  return pastHolds(trx, { userId, from })
}

const pastHolds = compileOnce((db, param: Param<{ userId: string; from: Date }>) =>
  db
    // Read once, not for each hold: a user may save a seat many times a day.
    .with('paid', (paid) =>
      paid
        .selectFrom('bookings')
        .select(({ fn }) => ['seat_id', fn.max('paid_at').as('last_paid_at')])
        .where('user_id', '=', param('userId'))
        .where('paid_at', 'is not', null)
        .groupBy('seat_id'),
    )
    .selectFrom('bookings')
    .leftJoin('paid', 'paid.seat_id', 'bookings.seat_id')
    .select(({ fn }) => [
      'bookings.seat_id as seatId',
      'batch',
      'start_date as startDate',
      'end_date as endDate',
      fn.min('created_at').as('savedAt'),
    ])
    .where('user_id', '=', param('userId'))
    .where('paid_at', 'is', null)
    .where('created_at', '>', param('from'))
    .where((hold) =>
      hold.or([
        hold('last_paid_at', 'is', null),
        hold('last_paid_at', '<', hold.ref('created_at')),
      ]),
    )
    .groupBy(['bookings.seat_id', 'batch', 'start_date', 'end_date']),
)

/** Holds a seat and returns the booking's ID. The constraint bookings_seat_taken rejects a seat that is not free. */
export async function addHold(
  trx: Transaction<Tables>,
  hold: NewHold & { heldUntil: Date },
  now: Date,
): Promise<string> {
  const { id } = await trx
    .insertInto('bookings')
    .values({
      user_id: hold.userId,
      seat_id: hold.seatId,
      room: hold.room,
      batch: hold.batch,
      duration: hold.duration,
      start_date: hold.startDate,
      end_date: hold.endDate,
      halves: halvesOf(hold.batch),
      amount: hold.amount,
      renewal: hold.renewal,
      status: 'held',
      held_until: hold.heldUntil,
      created_at: now,
      paid_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const COLUMNS_TO_PAY = [
  ...BOOKED_COLUMNS,
  'booking.user_id as userId',
  'booking.renewal',
  'booking.status',
  'booking.held_until as heldUntil',
] as const

/** A booking, with the columns that its payment needs. */
export type BookingToPay = NonNullable<Awaited<ReturnType<typeof findUnpaid>>>

/** The user's unpaid booking, whether or not its hold has expired. */
export function findUnpaid(trx: Transaction<Tables>, userId: string) {
  return trx
    .selectFrom('bookings as booking')
    .select(COLUMNS_TO_PAY)
    .where('user_id', '=', userId)
    .where(UNPAID)
    .executeTakeFirst()
}

/** The user's newest booking of a seat from a day on, in any status. */
export function findOwnBooking(
  trx: Transaction<Tables>,
  userId: string,
  { seat, startDate }: { seat: string; startDate: CalendarDay },
) {
  return trx
    .selectFrom('bookings')
    .select(['id', 'status'])
    .where('user_id', '=', userId)
    .where('seat_id', '=', seat)
    .where('start_date', '=', startDate)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A booking's status, and when it was paid. */
export function findStatus(trx: Transaction<Tables>, bookingId: string) {
  return trx
    .selectFrom('bookings')
    .select(['status', 'paid_at as paidAt'])
    .where('id', '=', bookingId)
    .executeTakeFirst()
}

/** A payment's booking, in any status. */
export function findBookingToPay(
  trx: Transaction<Tables>,
  bookingId: string,
): Promise<BookingToPay> {
  return trx
    .selectFrom('bookings as booking')
    .select(COLUMNS_TO_PAY)
    .where('booking.id', '=', bookingId)
    .executeTakeFirstOrThrow()
}

/** Holds a booking's seat until `heldUntil`, even if that is earlier than before. bookings_seat_taken rejects a seat that is taken. */
export async function setHoldEnd(
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

/** Holds a booking's seat until at least `heldUntil`. Returns the end of the hold. */
export async function holdAtLeastUntil(
  trx: Transaction<Tables>,
  booking: BookingToPay,
  heldUntil: Date,
): Promise<Date> {
  if (booking.status === 'held' && booking.heldUntil >= heldUntil) return booking.heldUntil
  await setHoldEnd(trx, booking.id, heldUntil)
  return heldUntil
}

/**
 * Marks a booking as paid. The constraints reject a seat that was sold, or days that the user has paid
 * for, in the meantime.
 */
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
