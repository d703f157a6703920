import { type RawBuilder, sql } from 'kysely'
import { compileOnce, type Param } from '#server/db/connection/compile-once.ts'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { BATCH_DETAILS, type Batch } from '#shared/domain/booking/batches.ts'
import type { Period, Stay } from '#shared/domain/booking/occupancy.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'

// Literals, not parameters: cached plans can then use the partial indexes.
const TAKES_SEAT = sql<boolean>`status IN ('held', 'paid')`
const PAID = sql<boolean>`status = 'paid'`

type RoomStay = Stay & { room: Room }

/**
 * The bookings of seats in `room` that are paid, or held at `now`, in any of these days and halves,
 * except the user's own unpaid one.
 */
export function takenSeats(db: Queryable, wanted: RoomStay & { userId: string }, now: Date) {
  return bookingsDuring(db, wanted)
    .select(['seat_id as seat', 'start_date as startDate', 'end_date as endDate'])
    .where((booking) =>
      booking.or([
        PAID,
        booking.and([booking('held_until', '>', now), booking('user_id', '<>', wanted.userId)]),
      ]),
    )
    .orderBy('seat_id')
    .orderBy('start_date')
    .orderBy('end_date')
    .execute()
}

/** The seats in `room` that are paid, or held at `now`, in any of these days and halves. */
export async function seatsTakenDuring(db: Queryable, stay: RoomStay, now: Date) {
  const rows = await bookingsDuring(db, stay)
    .select('seat_id as seatId')
    .distinct()
    .where((booking) => booking.or([PAID, booking('held_until', '>', now)]))
    .execute()
  return rows.map(({ seatId }) => seatId)
}

/**
 * The paid and held bookings in `room` in any of these days and halves. Compares the ends of days and halves, because
 * PostgreSQL could look up overlapping ranges in the index of bookings_seat_taken, where it would read past bookings,
 * too. The index bookings_not_over skips them.
 */
function bookingsDuring(db: Queryable, { room, startDate, endDate, batch }: RoomStay) {
  const halves = halvesOf(batch)
  return db
    .selectFrom('bookings')
    .where('room', '=', room)
    .where(TAKES_SEAT)
    .where('end_date', '>', startDate)
    .where('start_date', '<', endDate)
    .where(sql<boolean>`lower(halves) < upper(${halves}::int4range)`)
    .where(sql<boolean>`upper(halves) > lower(${halves}::int4range)`)
}

/** The paid bookings in `room` that are not over and end by `until`. */
export function paidStaysBefore(
  db: Queryable,
  { room, until, days }: { room: Room; until: CalendarDay; days: StudyDays },
) {
  return db
    .selectFrom('bookings')
    .select([
      'seat_id as seatId',
      'user_id as userId',
      'batch',
      'start_date as startDate',
      'end_date as endDate',
    ])
    .where('room', '=', room)
    .where(PAID)
    .where('end_date', '>', days.night)
    .where('end_date', '<=', until)
    .execute()
}

/** The paid bookings of a seat that are not over and end by `until`. */
export function paidStaysOnSeat(
  trx: Transaction<Tables>,
  { seatId, until, days }: { seatId: string; until: CalendarDay; days: StudyDays },
) {
  return (
    trx
      .selectFrom('bookings')
      .select(['user_id as userId', 'batch', 'start_date as startDate', 'end_date as endDate'])
      .where('seat_id', '=', seatId)
      .where(PAID)
      // Lets PostgreSQL use the index of bookings_seat_taken.
      .where(overlaps('period', sql`daterange(${days.night}::date, NULL)`))
      .where('end_date', '<=', until)
      .execute()
  )
}

type PeriodParams = Record<keyof Period, RawBuilder<CalendarDay>>
type SeatStay = Stay & { seatId: string; userId: string }

/**
 * Returns whether another user has paid for this seat, or holds it at `now`, in any of these days
 * and halves.
 */
export async function isTakenByOther(db: Queryable, stay: SeatStay, now: Date): Promise<boolean> {
  return (await takingBooking(db, takingValues(stay, now))).length > 0
}

/**
 * Locks a seat, so that concurrent bookings of it queue up here instead of failing on the constraint. Does not wait
 * for the lock if isTakenByOther: in a rush on one seat, most requests are refused without queuing. Returns
 * undefined then, and otherwise whether the seat is closed.
 */
export async function lockFreeSeat(
  trx: Transaction<Tables>,
  stay: SeatStay,
  now: Date,
): Promise<{ closed: boolean } | undefined> {
  const [seat] = await lockedFreeSeat(trx, takingValues(stay, now))
  return seat
}

function takingValues({ seatId, userId, startDate, endDate, batch }: SeatStay, now: Date) {
  return { seatId, userId, startDate, endDate, halves: halvesOf(batch), now }
}
type TakingValues = ReturnType<typeof takingValues>

const takingBooking = compileOnce((db, param: Param<TakingValues>) =>
  takenByOther(db, param).limit(1),
)

const lockedFreeSeat = compileOnce((db, param: Param<TakingValues>) =>
  db
    .selectFrom('seats')
    .select('closed')
    .where('id', '=', param('seatId'))
    .where(({ not, exists }) => not(exists(takenByOther(db, param))))
    .forNoKeyUpdate(),
)

function takenByOther(db: Queryable, param: Param<TakingValues>) {
  const period = periodOf({ startDate: param('startDate'), endDate: param('endDate') })
  return db
    .selectFrom('bookings')
    .select('bookings.id')
    .where('seat_id', '=', param('seatId'))
    .where(TAKES_SEAT)
    .where('user_id', '<>', param('userId'))
    .where(overlaps('period', period))
    .where(overlaps('halves', param('halves')))
    .where((booking) => booking.or([PAID, booking('held_until', '>', param('now'))]))
}

/** Returns whether the user has paid for any of these days, on any seat. */
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

/** Whether a booking is paid, or held at `now`, on a study day in any of these halves. */
export function isTakenOn(day: CalendarDay, halves: string, now: Date) {
  const sameDay = overlaps('bookings.period', sql`daterange(${day}::date, ${day}::date, '[]')`)
  return sql<boolean>`${TAKES_SEAT} AND ${sameDay} AND ${overlaps('bookings.halves', halves)}
    AND (${PAID} OR held_until > ${now})`
}

/** The days of a period, or of the placeholders of one. */
export function periodOf({ startDate, endDate }: Period | PeriodParams) {
  return sql`daterange(${startDate}::date, ${endDate}::date)`
}

export function overlaps(column: string, range: unknown) {
  return sql<boolean>`${sql.ref(column)} && ${range}`
}

/** Returns the halves of a batch as an int4range: night is the first half, day the second. */
export function halvesOf(batch: Batch): string {
  const { halves } = BATCH_DETAILS[batch]
  return `[${halves.includes('night') ? 0 : 1},${halves.includes('day') ? 2 : 1})`
}

/** The next hold to end after `now`, if any. */
export function nextHoldEnd(
  db: Queryable,
  now: Date,
): Promise<{ room: Room; endsAt: Date } | undefined> {
  return db
    .selectFrom('bookings')
    .select(['room', 'held_until as endsAt'])
    .where('status', '=', 'held')
    .where('held_until', '>', now)
    .orderBy('held_until')
    .limit(1)
    .executeTakeFirst()
}
