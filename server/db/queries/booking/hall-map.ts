import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '#server/db/connection/connect.ts'
import { bookingState, claimWaits } from '#server/db/queries/booking/booking-columns.ts'
import { halvesOf, overlaps, periodOf } from '#server/db/queries/booking/occupancy.ts'
import { HOLD_DEPOSIT_FACTS, UNPAID_DEPOSIT } from '#server/db/queries/money/deposit.ts'
import { openDue, payableOn } from '#server/db/queries/money/due.ts'
import { LAST_CONTACT, withLastContact } from '#server/db/queries/user/member-note.ts'
import type { Batch } from '#shared/domain/booking/batches.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { nextBookingPeriod } from '#shared/domain/desk-booking/hall-map.ts'
import type { SeatRecord } from '#shared/replies/hall-map.ts'

/**
 * Returns a room's seats, ordered by number. Each has the bookings that occupy it on a study day in any half of a
 * batch, the night first, and the first later day on which it is booked again.
 */
export async function seatsOn(
  db: Queryable,
  { room, batch, day }: { room: Room; batch: Batch; day: CalendarDay },
  time: { now: Date; days: StudyDays },
): Promise<SeatRecord[]> {
  const halves = halvesOf(batch)
  const onDay = sql`daterange(${day}::date, ${day}::date, '[]')`
  const rows = await db
    .selectFrom('seats')
    .select((seat) => [
      'seats.id',
      'seats.closed',
      sql<CalendarDay | null>`(
        SELECT min(next.start_date) FROM bookings AS next
        WHERE next.seat_id = seats.id AND ${occupiesHalves('next', halves, time.now)}
          AND ${overlaps('next.period', periodOf(nextBookingPeriod(day)))}
          AND next.start_date > ${day})`.as('freeUntil'),
      jsonArrayFrom(
        seat
          .selectFrom('bookings as booking')
          .innerJoin('users', 'users.id', 'booking.user_id')
          .select([
            'booking.id',
            'booking.user_id as userId',
            'booking.batch',
            'booking.status',
            'booking.start_date as startDate',
            'booking.end_date as endDate',
            'booking.held_until as heldUntil',
            'users.full_name as fullName',
            'users.email',
            'users.member_id as memberId',
            'users.phone_number as phoneNumber',
            'users.language',
            bookingState(time).as('state'),
            claimWaits.as('utrSent'),
            'booking.amount',
            UNPAID_DEPOSIT,
            HOLD_DEPOSIT_FACTS,
            openDue.as('open'),
            payableOn.as('payableOn'),
            LAST_CONTACT,
            sql<boolean>`EXISTS (
              SELECT FROM bookings AS later WHERE later.user_id = booking.user_id
                AND later.status = 'paid' AND later.start_date >= booking.end_date)`.as('followed'),
          ])
          .whereRef('booking.seat_id', '=', 'seats.id')
          .where(occupiesHalves('booking', halves, time.now))
          .where(overlaps('booking.period', onDay))
          .orderBy('booking.halves'),
      ).as('holders'),
    ])
    .where('seats.room', '=', room)
    .orderBy('seats.number')
    .execute()
  return rows.map(({ holders, ...row }) => ({
    ...row,
    holders: holders.map((each) => ({
      ...withLastContact(each),
      heldUntil: new Date(each.heldUntil),
    })),
  }))
}

/**
 * Whether a booking is paid, or held at `now`, in any of these halves. Uses literals, not parameters, so
 * that PostgreSQL can use the partial index of the constraint bookings_seat_taken.
 */
function occupiesHalves(booking: 'booking' | 'next', halves: string, now: Date) {
  const column = (name: string) => sql.ref(`${booking}.${name}`)
  return sql<boolean>`${column('status')} IN ('held', 'paid')
    AND ${overlaps(`${booking}.halves`, halves)}
    AND (${column('status')} = 'paid' OR ${column('held_until')} > ${now})`
}
