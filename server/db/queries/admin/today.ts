import { sql } from 'kysely'
import type { Queryable } from '#server/db/connection/connect.ts'
import {
  BOOKED_COLUMNS,
  bookingState,
  claimWaits,
  isListedAs,
} from '#server/db/queries/booking/booking-columns.ts'
import { amountToPay, UNPAID_DEPOSIT } from '#server/db/queries/money/deposit.ts'
import { BOOKING_DUE, openDue, payableOn } from '#server/db/queries/money/due.ts'
import type { Period } from '#shared/domain/booking/occupancy.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { ListedState } from '#shared/domain/desk-booking/listed-states.ts'
import { rupeesOf } from '#shared/domain/money/ledger.ts'

/** The stays that are paid, or held at `now`, on any day of a period. */
export function staysDuring(db: Queryable, period: Period, now: Date) {
  return (
    db
      .selectFrom('bookings')
      .select(['seat_id as seatId', 'batch', 'start_date as startDate', 'end_date as endDate'])
      .where(sql<boolean>`status IN ('held', 'paid')`)
      // Days and not `period`: an index by the last day skips all earlier bookings.
      .where('end_date', '>', period.startDate)
      .where('start_date', '<', period.endDate)
      .where(sql<boolean>`(status = 'paid' OR held_until > ${now})`)
      .execute()
  )
}

/** The column by which a list shows its most urgent bookings first. */
function urgencyColumn(listed: ListedState) {
  if (listed === 'ending') return sql`booking.end_date`
  return listed === 'dues' ? payableOn : sql`booking.held_until`
}

/** What is owed for a booking of a list. Memberships that end owe nothing. */
function owed(listed: ListedState) {
  if (listed === 'ending') return sql`0`
  return listed === 'dues' ? openDue : amountToPay
}

/** The most urgent bookings in the state `listed`, with the number of all of them and the sum that is owed. */
export async function firstBookings(
  db: Queryable,
  listed: ListedState,
  { limit, ...time }: { now: Date; days: StudyDays; limit: number },
) {
  const rows = await db
    .selectFrom('bookings as booking')
    .innerJoin('users', 'users.id', 'booking.user_id')
    .select([
      ...BOOKED_COLUMNS,
      'users.full_name as fullName',
      'booking.held_until as heldUntil',
      bookingState(time).as('state'),
      claimWaits.as('utrSent'),
      sql<string>`count(*) OVER ()`.as('total'),
      sql<string>`sum(${owed(listed)}) OVER ()`.as('sum'),
      UNPAID_DEPOSIT,
      ...BOOKING_DUE,
    ])
    .where(isListedAs(listed, time))
    .orderBy(urgencyColumn(listed), listed === 'overdue' ? 'desc' : 'asc')
    .orderBy('booking.id')
    .limit(limit)
    .execute()
  const [first] = rows
  return { bookings: rows, total: Number(first?.total ?? 0), sum: Number(first?.sum ?? 0) }
}

/**
 * The money of a day that a person and the whole hall received, less refunds, in rupees. A correction of a payment's
 * method changes the figures of the person who took the payment.
 */
export async function takingsOf(
  db: Queryable,
  { userId, day }: { userId: string; day: CalendarDay },
) {
  const { rows } = await sql<{ isUpi: boolean; own: string; hall: string }>`
    SELECT posting.account = 'upi' AS "isUpi", sum(posting.amount) AS hall,
      coalesce(sum(posting.amount) FILTER (WHERE ${userId} =
        CASE journal.kind WHEN 'correction' THEN payment.confirmed_by ELSE journal.made_by END), 0) AS own
    FROM journals journal JOIN postings posting ON posting.journal_id = journal.id
    LEFT JOIN payments payment ON payment.id = journal.payment_id
    WHERE journal.day = ${day} AND journal.kind IN ('payment', 'correction', 'refund')
      AND posting.account IN ('cash', 'upi')
    GROUP BY 1`.execute(db)
  const sums = (whose: 'own' | 'hall') => ({
    cash: rupeesOf(Number(rows.find(({ isUpi }) => !isUpi)?.[whose] ?? 0)),
    upi: rupeesOf(Number(rows.find(({ isUpi }) => isUpi)?.[whose] ?? 0)),
  })
  return { own: sums('own'), hall: sums('hall') }
}
