import { sql } from 'kysely'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'

// A literal, not a parameter: cached plans can then use the partial indexes.
const HELD = sql<boolean>`bookings.status = 'held'`

/**
 * The ids of bookings that were saved up to `cutoff`, are still held unpaid at `now` and whose members
 * have an email and have not been reminded. Excludes those with a payment that was started or is due at reception.
 */
export async function unpaidHolds(
  db: Queryable,
  { cutoff, now }: { cutoff: Date; now: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select('bookings.id')
    .where(HELD)
    .where('bookings.created_at', '<=', cutoff)
    .where('bookings.held_until', '>', now)
    .where('bookings.payment_reminded_at', 'is', null)
    .where('users.deactivated_at', 'is', null)
    .where('users.email', 'is not', null)
    .where(hasNoOpenPayment)
    .orderBy('bookings.created_at')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Records that the member is reminded to pay, and returns the booking. Returns undefined if it was paid,
 * replaced or cancelled in the meantime, its hold has ended, or another process sends the reminder.
 */
export function markRemindedToPay(trx: Transaction<Tables>, bookingId: string, now: Date) {
  return trx
    .updateTable('bookings')
    .from('users')
    .set({ payment_reminded_at: now })
    .whereRef('users.id', '=', 'bookings.user_id')
    .where('bookings.id', '=', bookingId)
    .where(HELD)
    .where('bookings.held_until', '>', now)
    .where('bookings.payment_reminded_at', 'is', null)
    .where(hasNoOpenPayment)
    .returning([
      'bookings.seat_id as seat',
      'bookings.room',
      'bookings.amount',
      'bookings.user_id as userId',
      'bookings.start_date as startDate',
      'bookings.held_until as heldUntil',
      'users.email',
      'users.full_name as fullName',
      'users.language',
    ])
    .executeTakeFirst()
}

const hasNoOpenPayment = sql<boolean>`NOT EXISTS (
  SELECT FROM payments
  WHERE payments.booking_id = bookings.id AND payments.status IN ('waiting', 'begun', 'completed')
)`
