import { sql } from 'kysely'
import type { Queryable } from '#server/db/connection/connect.ts'
import { PLANNED_FOR_VALUES } from '#server/db/connection/prepared-statements.ts'
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

type Time = { now: Date; days: StudyDays }
type Slice = Time & { offset: number; limit: number }
/** With `byMember`, the bookings of each member whom a search finds are looked up, instead of the member of each booking. */
type Lookup = { byMember?: boolean }

/** A page of the matching bookings, as bookingsInOrder returns them, and how many match. */
export async function searchBookings(db: Queryable, filter: BookingFilter, slice: Slice) {
  if (filter.search === '') {
    const [bookings, found] = await Promise.all([
      bookingsInOrder(db, filter, slice),
      countBookings(db, filter, slice),
    ])
    return { bookings, ...countedRows(found) }
  }
  // Counts first: PostgreSQL can't estimate how many members a short word matches, and if few, it would read the bookings
  // in the list's order until it has found theirs.
  const found = await countBookings(db, filter, slice)
  const byMember = found <= COUNTED_ROWS
  const bookings = found === 0 ? [] : await bookingsInOrder(db, filter, { ...slice, byMember })
  return { bookings, ...countedRows(found) }
}

/** How many bookings match, up to one more than COUNTED_ROWS. */
async function countBookings(db: Queryable, filter: BookingFilter, time: Time): Promise<number> {
  const counted = matchingBookings(db, filter, time)
    .select('booking.id')
    .limit(COUNTED_ROWS + 1)
  const { found } = await db
    .selectFrom(counted.as('counted'))
    .modifyFront(PLANNED_FOR_VALUES)
    .select(({ fn }) => fn.countAll<string>().as('found'))
    .executeTakeFirstOrThrow()
  return Number(found)
}

/**
 * The matching bookings, except those that the member replaced before paying. The literal lets the index
 * bookings_listed count and order them; users are read only for a search.
 */
function matchingBookings(
  db: Queryable,
  { state, room, batch, booking: id, search, from, to, ids }: BookingFilter,
  { byMember = false, ...time }: Time & Lookup,
) {
  let matching = db
    .selectFrom('bookings as booking')
    .where(sql<boolean>`booking.status <> 'replaced'`)
  if (search !== '') matching = matching.where(isFoundBooking(search, byMember))
  if (state) matching = matching.where(isListedAs(state, time))
  if (id) matching = matching.where('booking.id', '=', id)
  if (ids) matching = matching.where(sql<boolean>`booking.id = ANY(${ids}::uuid[])`)
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

/** Whether `bookings AS booking` matches a search: by its member, its receipt or voucher, or a UTR. */
function isFoundBooking(typed: string, byMember: boolean) {
  const search = readListSearch(typed)
  const { phone, receipt, utr } = search
  if (receipt) return sql<boolean>`booking.id IN ${bookingOfPaper(receipt)}`
  if (utr === undefined) {
    const users = sql`(SELECT id FROM users WHERE ${isFoundUser(search)})`
    // With an array, PostgreSQL looks up each member's bookings in the index bookings_user.
    return sql<boolean>`booking.user_id ${byMember ? sql`= ANY(ARRAY${users})` : sql`IN ${users}`}`
  }
  if (phone === undefined) return sql<boolean>`booking.id IN ${bookingsWithUtr(utr)}`
  // A union, because an OR of both would read every booking.
  return sql<boolean>`booking.id IN (SELECT id FROM bookings WHERE user_id IN
    (SELECT id FROM users WHERE ${userHasPhone(phone)}) UNION ALL ${bookingsWithUtr(utr)})`
}

/** The matching bookings in the order of `sort`, newest first by default. Finds the slice before it reads more of it. */
export async function bookingsInOrder(
  db: Queryable,
  filter: BookingFilter,
  { offset, limit, byMember = false, ...time }: Slice & Lookup,
) {
  // As in the indexes bookings_listed and bookings_by_end, the second of which is also read backwards.
  const direction = filter.sort === 'endsLast' ? 'desc' : 'asc'
  const order =
    filter.sort === 'ends' || filter.sort === 'endsLast'
      ? sql`booking.end_date ${sql.raw(direction)}`
      : sql`booking.created_at DESC`
  const slice = await matchingBookings(db, filter, { ...time, byMember })
    .modifyFront(PLANNED_FOR_VALUES)
    .select('booking.id')
    .orderBy(order)
    .orderBy('booking.id', direction)
    .offset(offset)
    .limit(limit)
    .execute()
  const rows = await db
    .selectFrom('bookings as booking')
    .innerJoin('users', 'users.id', 'booking.user_id')
    .where(sql<boolean>`booking.id = ANY(${slice.map(({ id }) => id)}::uuid[])`)
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
