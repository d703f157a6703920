import { sql } from 'kysely'
import { columnsOf } from '#server/db/connection/column-names.ts'
import type { Queryable } from '#server/db/connection/connect.ts'
import {
  BOOKED_COLUMNS,
  bookingState,
  studyDayOfRow,
} from '#server/db/queries/booking/booking-columns.ts'
import {
  userDetailsShown,
  userHasPhone,
  userIsListed,
  userShows,
} from '#server/db/queries/text-search.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import type { ReceiptKey } from '#shared/domain/money/receipt.ts'
import { type DeskSearch, SEARCH_ROWS } from '#shared/domain/user/desk-search.ts'
import type { Role } from '#shared/domain/user/user.ts'

type Staff = { id: string; role: Role }
type StudyTime = { now: Date; days: StudyDays }

const FOUND_COLUMNS = columnsOf([
  'id',
  'fullName',
  'email',
  'phoneNumber',
  'memberId',
  'role',
  'deactivatedAt',
])

/** The newest users who match the words or the phone number, among those whom `admin` may find. */
export async function findUsers(db: Queryable, admin: Staff, { words, phone }: DeskSearch) {
  const users = () =>
    db
      .selectFrom('users')
      .select(FOUND_COLUMNS)
      .where('erased_at', 'is', null)
      .where(userIsListed(admin))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(SEARCH_ROWS)
  const [byName, byPhone] = await Promise.all([
    words.length === 0
      ? []
      : users()
          .where((user) => user.and(words.map(userShows(admin))))
          .execute(),
    phone === undefined
      ? []
      : users().where(userHasPhone(phone)).where(userDetailsShown(admin)).execute(),
  ])
  const byId = new Map([...byPhone, ...byName].map((user) => [user.id, user]))
  return [...byId.values()].slice(0, SEARCH_ROWS)
}

/**
 * The bookings of these users or on this seat that keep a seat today or later, or can still be paid late;
 * and the bookings that the receipt or the UTR belongs to.
 */
export async function findBookings(
  db: Queryable,
  admin: Staff,
  {
    userIds,
    seat,
    receipt,
    utr,
    ...time
  }: StudyTime & Pick<DeskSearch, 'seat' | 'receipt' | 'utr'> & { userIds: readonly string[] },
) {
  const bookings = () =>
    db
      .selectFrom('bookings as booking')
      .innerJoin('users', 'users.id', 'booking.user_id')
      .select([...BOOKED_COLUMNS, 'users.full_name as fullName', bookingState(time).as('state')])
      .where('users.erased_at', 'is', null)
      .where(userIsListed(admin))
      .orderBy('booking.start_date')
      .orderBy('booking.id')
      .limit(SEARCH_ROWS)
  const today = studyDayOfRow(time.days, 'booking.halves')
  const currentBookings = () =>
    bookings()
      .where('booking.end_date', '>', today)
      .where(sql<boolean>`${bookingState(time)} IN ('waiting', 'desk', 'overdue', 'paid')`)
  const [receiptMatches, utrMatches, seatMatches, userMatches] = await Promise.all([
    receipt === undefined
      ? []
      : bookings().where('booking.id', 'in', bookingOfPaper(receipt)).execute(),
    utr === undefined ? [] : bookings().where('booking.id', 'in', bookingsWithUtr(utr)).execute(),
    seat === undefined
      ? []
      : currentBookings()
          .where('booking.seat_id', '=', seat)
          // Literals and a range: the constraint's index on taken seats then finds the few rows.
          .where(sql<boolean>`booking.status IN ('held', 'paid')`)
          .where(sql<boolean>`booking.period && daterange(${time.days.night}::date, NULL)`)
          .execute(),
    userIds.length === 0 ? [] : currentBookings().where('booking.user_id', 'in', userIds).execute(),
  ])
  const byId = new Map(
    [...receiptMatches, ...utrMatches, ...seatMatches, ...userMatches].map((each) => [
      each.id,
      each,
    ]),
  )
  return [...byId.values()].slice(0, SEARCH_ROWS)
}

/** The newest rows of the bank's statement with this UTR that no payment is matched with; amounts in paise. */
export async function findCredits(db: Queryable, utr: string) {
  const rows = await db
    .selectFrom('statement_rows')
    .select(['id', 'day', 'amount'])
    // A literal: the partial index then finds the rows.
    .where(sql<boolean>`state <> 'matched'`)
    .where(sql<boolean>`utrs @> ARRAY[${utr}]`)
    .orderBy('day', 'desc')
    .orderBy('number', 'desc')
    .limit(SEARCH_ROWS)
    .execute()
  return rows.map((row) => ({ ...row, utr, amount: Number(row.amount) }))
}

/** The id of the booking that a receipt or voucher belongs to. */
export function bookingOfPaper(paper: ReceiptKey) {
  return sql<string>`(SELECT booking_id FROM refunds WHERE ${isNumbered(paper)}
    UNION ALL SELECT booking_id FROM receipts JOIN payments ON payments.id = payment_id
    WHERE ${isNumbered(paper)})`
}

/** The ids of the bookings with a payment or refund that has this UTR. */
export function bookingsWithUtr(utr: string) {
  return sql<string>`(SELECT booking_id FROM upi_claims WHERE utr = ${utr}
    UNION ALL SELECT booking_id FROM refunds WHERE utr = ${utr}
    UNION ALL SELECT booking_id FROM statement_rows JOIN payments ON payments.id = payment_id
    WHERE state = 'matched' AND utrs @> ARRAY[${utr}])`
}

function isNumbered({ series, year, number }: ReceiptKey) {
  return sql`series = ${series} AND year = ${year} AND number = ${number}`
}
