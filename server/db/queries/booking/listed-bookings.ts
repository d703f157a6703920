import { sql } from 'kysely'
import type { Queryable } from '#server/db/connection/connect.ts'
import { bookingOfPaper, bookingsWithUtr } from '#server/db/queries/admin/desk-search.ts'
import {
  BOOKED_COLUMNS,
  bookingState,
  chosenMethod,
  isListedAs,
} from '#server/db/queries/booking/booking-columns.ts'
import {
  BOOKING_DEPOSIT,
  HELD_DEPOSIT,
  HOLD_DEPOSIT_FACTS,
} from '#server/db/queries/money/deposit.ts'
import { BOOKING_DISCOUNT } from '#server/db/queries/money/discount.ts'
import { BOOKING_DUE, DUE_ALLOWED_BY } from '#server/db/queries/money/due.ts'
import { PAID_AND_REFUNDED } from '#server/db/queries/money/refund.ts'
import { isFoundUser, userHasPhone } from '#server/db/queries/text-search.ts'
import { BOOKING_NOTE, LAST_CONTACT, withLastContact } from '#server/db/queries/user/member-note.ts'
import type { Batch } from '#shared/domain/booking/batches.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { ListedState } from '#shared/domain/desk-booking/listed-states.ts'
import type { BookingOrder } from '#shared/domain/list-orders.ts'
import { COUNTED_ROWS, countedRows } from '#shared/domain/list-pages.ts'
import { readListSearch } from '#shared/domain/user/desk-search.ts'

type BookingFilter = {
  state?: ListedState | undefined
  room?: Room | undefined
  batch?: Batch | undefined
  /** Only the booking with this id. */
  booking?: string | undefined
  search: string
  sort?: BookingOrder | undefined
  /** Only bookings with these ids. */
  ids?: string[] | undefined
  /** Only bookings that overlap the days `from` to `to`, both included. */
  from?: CalendarDay | undefined
  to?: CalendarDay | undefined
}

type Slice = { offset: number; limit: number; now: Date; days: StudyDays }

/** A page of the matching bookings, as bookingsInOrder returns them, and how many match. */
export async function searchBookings(db: Queryable, filter: BookingFilter, slice: Slice) {
  const counted = matchingBookings(db, filter, { ...slice, all: true })
    .select('booking.id')
    .limit(COUNTED_ROWS + 1)
  const [bookings, { found }] = await Promise.all([
    bookingsInOrder(db, filter, slice),
    db
      .selectFrom(counted.as('counted'))
      .select(({ fn }) => fn.countAll<string>().as('found'))
      .executeTakeFirstOrThrow(),
  ])
  return { bookings, ...countedRows(Number(found)) }
}

/**
 * The matching bookings, except those that the member replaced before paying. The literal lets the index
 * bookings_listed count and order them; users are read only for a search. `all` is faster if all of them are read, not
 * only the first.
 */
function matchingBookings(
  db: Queryable,
  { state, room, batch, booking: id, search, from, to, ids }: BookingFilter,
  { all = false, ...time }: { now: Date; days: StudyDays; all?: boolean },
) {
  let matching = db
    .selectFrom('bookings as booking')
    .where(sql<boolean>`booking.status <> 'replaced'`)
  if (search !== '') matching = matching.where(isFoundBooking(search, all))
  if (state) matching = matching.where(isListedAs(state, time))
  if (id) matching = matching.where('booking.id', '=', id)
  if (ids) matching = matching.where('booking.id', 'in', ids)
  if (room) matching = matching.where('room', '=', room)
  if (batch) matching = matching.where('batch', '=', batch)
  if (from || to) {
    const days = sql`daterange(${from ?? null}::date, ${to ?? null}::date, '[]')`
    matching = matching.where(sql<boolean>`booking.period && ${days}`)
  }
  // Follows from the overlap, and lets bookings_by_end skip all earlier bookings.
  if (from) matching = matching.where('booking.end_date', '>=', from)
  return matching
}

/**
 * Whether `bookings AS booking` matches a search: by its member, its receipt or voucher, or a UTR. To count `all` of a
 * name's bookings, an array of its users makes PostgreSQL look them up in the index bookings_user instead of reading
 * every booking.
 */
function isFoundBooking(typed: string, all: boolean) {
  const search = readListSearch(typed)
  const { phone, receipt, utr } = search
  if (receipt) return sql<boolean>`booking.id IN ${bookingOfPaper(receipt)}`
  if (utr === undefined) {
    const users = sql`(SELECT id FROM users WHERE ${isFoundUser(search)})`
    return sql<boolean>`booking.user_id ${all ? sql`= ANY(ARRAY${users})` : sql`IN ${users}`}`
  }
  if (phone === undefined) return sql<boolean>`booking.id IN ${bookingsWithUtr(utr)}`
  // A union, because an OR of both would read every booking.
  return sql<boolean>`booking.id IN (SELECT id FROM bookings WHERE user_id IN
    (SELECT id FROM users WHERE ${userHasPhone(phone)}) UNION ALL ${bookingsWithUtr(utr)})`
}

/** The matching bookings in the order of `sort`, newest first by default. Joins the members only after the slice is cut. */
export async function bookingsInOrder(
  db: Queryable,
  filter: BookingFilter,
  { offset, limit, ...time }: Slice,
) {
  // As in the indexes bookings_listed and bookings_by_end, the second of which is also read backwards.
  const direction = filter.sort === 'endsLast' ? 'desc' : 'asc'
  const order =
    filter.sort === 'ends' || filter.sort === 'endsLast'
      ? sql`booking.end_date ${sql.raw(direction)}`
      : sql`booking.created_at DESC`
  const slice = matchingBookings(db, filter, time)
    .select('booking.id')
    .orderBy(order)
    .orderBy('booking.id', direction)
    .offset(offset)
    .limit(limit)
  const rows = await db
    .selectFrom('bookings as booking')
    .innerJoin('users', 'users.id', 'booking.user_id')
    .where('booking.id', 'in', slice)
    .select([
      ...BOOKED_COLUMNS,
      'booking.user_id as userId',
      'users.full_name as fullName',
      'users.email',
      'users.phone_number as phoneNumber',
      'users.language',
      'users.member_id as memberId',
      'booking.status',
      'booking.held_until as heldUntil',
      bookingState(time).as('state'),
      chosenMethod.as('chosenMethod'),
      sql<string | null>`(SELECT utr FROM upi_claims
          WHERE upi_claims.booking_id = booking.id AND upi_claims.status = 'waiting')`.as('utr'),
      sql<boolean>`EXISTS (SELECT FROM upi_claims WHERE upi_claims.booking_id = booking.id
          AND upi_claims.status = 'waiting' AND screenshot IS NOT NULL)`.as('hasScreenshot'),
      ...PAID_AND_REFUNDED,
      BOOKING_DISCOUNT,
      BOOKING_DEPOSIT,
      HOLD_DEPOSIT_FACTS,
      HELD_DEPOSIT,
      ...BOOKING_DUE,
      DUE_ALLOWED_BY,
      LAST_CONTACT,
      BOOKING_NOTE,
    ])
    .orderBy(order)
    .orderBy('booking.id', direction)
    .execute()
  return rows.map(withLastContact)
}
