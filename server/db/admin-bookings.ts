import { sql } from 'kysely'
import type { BookingState } from '#shared/domain/booking-state.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Room } from '#shared/domain/rooms.ts'
import { BOOKED_COLUMNS } from './booked-columns.ts'
import { bookingState } from './booking-state.ts'
import type { Queryable, Transaction } from './connect.ts'
import { overlaps } from './occupancy.ts'
import type { Tables } from './tables.ts'
import { userHas, wordsOf } from './user-search.ts'

export type BookingFilter = {
  state?: BookingState | undefined
  room?: Room | undefined
  search: string
  /** The first and last day of the days that a booking touches. */
  from?: CalendarDay | undefined
  to?: CalendarDay | undefined
}

/** Bookings that match, the newest first. One that its member replaced before paying is not among them. */
export async function searchBookings(
  db: Queryable,
  { state, room, search, from, to }: BookingFilter,
  { offset, limit, ...time }: { offset: number; limit: number; now: Date; today: CalendarDay },
) {
  let matching = db
    .selectFrom('bookings as booking')
    .innerJoin('users', 'users.id', 'booking.user_id')
    .where('booking.status', '<>', 'replaced')
    .where((row) => row.and(wordsOf(search).map(userHas)))
  if (state) matching = matching.where(sql<boolean>`${bookingState(time)} = ${state}`)
  if (room) matching = matching.where('membership_type', '=', room)
  if (from || to) {
    const days = sql`daterange(${from ?? null}::date, ${to ?? null}::date, '[]')`
    matching = matching.where(sql<boolean>`booking.period && ${days}`)
  }
  const [bookings, { total }] = await Promise.all([
    matching
      .select([
        ...BOOKED_COLUMNS,
        'users.full_name',
        'users.email',
        'users.phone_number',
        'users.member_id',
        'booking.status',
        'booking.held_until',
        bookingState(time).as('state'),
      ])
      .orderBy('booking.created_at', 'desc')
      .orderBy('booking.id')
      .offset(offset)
      .limit(limit)
      .execute(),
    matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { bookings, total: Number(total) }
}

/** A booking with its member's gender; its row is read as it is now. */
export function findBooking(db: Queryable, bookingId: string) {
  return db
    .selectFrom('bookings as booking')
    .innerJoin('users', 'users.id', 'booking.user_id')
    .select([
      'booking.id',
      'booking.user_id',
      'booking.seat_id',
      'booking.membership_type',
      'booking.time_slot',
      'booking.start_date',
      'booking.end_date',
      'booking.status',
      'booking.held_until',
      'users.gender',
      'users.email',
      'users.full_name',
    ])
    .where('booking.id', '=', bookingId)
    .executeTakeFirst()
}

export type DeskBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>

/** The seats of a booking's room that others keep in any of its days and halves. */
export async function seatsKeptByOthers(
  db: Queryable,
  booking: DeskBooking,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings as other')
    .innerJoin('bookings as own', (join) => join.on('own.id', '=', booking.id))
    .select('other.seat_id')
    .distinct()
    .whereRef('other.id', '<>', 'own.id')
    .whereRef('other.membership_type', '=', 'own.membership_type')
    .where('other.status', 'in', ['held', 'paid'])
    .where(overlaps('other.period', sql.ref('own.period')))
    .where(overlaps('other.halves', sql.ref('own.halves')))
    .where((row) => row.or([row('other.status', '=', 'paid'), row('other.held_until', '>', now)]))
    .execute()
  return rows.map(({ seat_id }) => seat_id)
}

/** The constraint bookings_seat_taken refuses a seat that another booking keeps. */
export async function setSeat(
  trx: Transaction<Tables>,
  bookingId: string,
  seatId: string,
): Promise<void> {
  await trx.updateTable('bookings').set({ seat_id: seatId }).where('id', '=', bookingId).execute()
}

/** Frees a booking's seat; a payment of it that waited at the desk is not waited for any more. */
export async function cancel(trx: Transaction<Tables>, bookingId: string): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('id', '=', bookingId)
    .execute()
  await trx
    .updateTable('payments')
    .set({ status: 'refused' })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'waiting')
    .execute()
}
