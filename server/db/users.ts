import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { BOOKED_COLUMNS } from './booked-columns.ts'
import { waitsAtDesk } from './booking-state.ts'
import { builtOnce, type Given } from './built-once.ts'
import type { Queryable } from './connect.ts'
import { MEMBERSHIP_COLUMNS } from './membership-details.ts'

/** Bookings of one user that are read with the user; the newest are enough for every screen. */
const BOOKINGS_READ = 40

/** The user with membership details and the bookings that are paid or wait for payment. */
export type UserRecord = NonNullable<Awaited<ReturnType<typeof findUser>>>
export type BookingRecord = UserRecord['bookings'][number]

const SHOWN_COLUMNS = [
  'users.id',
  'users.email',
  'users.full_name',
  'users.role',
  'users.phone_number',
  'users.gender',
  'users.avatar',
  'users.member_id',
  'users.created_at',
] as const

export function findUser(db: Queryable, userId: string) {
  return userQuery(db).where('users.id', '=', userId).executeTakeFirst()
}

const usersOfSession = builtOnce((db, given: Given<{ sessionId: string; now: Date }>) =>
  userQuery(db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .where('sessions.id', '=', given('sessionId'))
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', given('now')),
)

/** The user of a session that is neither ended nor over at `now`. */
export async function findSessionUser(
  db: Queryable,
  sessionId: string,
  now: Date,
): Promise<UserRecord | undefined> {
  const [user] = await usersOfSession(db, { sessionId, now })
  return user
}

function userQuery(db: Queryable) {
  return db
    .selectFrom('users')
    .select(SHOWN_COLUMNS)
    .select((user) => [
      jsonObjectFrom(
        user
          .selectFrom('membership_details as details')
          .select([...MEMBERSHIP_COLUMNS, 'details.selfie'])
          .whereRef('details.user_id', '=', 'users.id'),
      ).as('membership'),
      jsonArrayFrom(
        user
          .selectFrom('bookings as booking')
          .select([
            ...BOOKED_COLUMNS,
            'booking.renewal',
            'booking.status',
            waitsAtDesk.as('pay_at_desk'),
            // As text: JSON has no instants, and the type must say so.
            sql<string>`to_json(booking.held_until)`.as('held_until'),
            sql<string | null>`to_json(booking.paid_at)`.as('paid_at'),
          ])
          .whereRef('booking.user_id', '=', 'users.id')
          .where('booking.status', 'in', ['paid', 'held', 'lapsed'])
          .orderBy('booking.start_date', 'desc')
          .limit(BOOKINGS_READ),
      ).as('bookings'),
    ])
    .where('users.deactivated_at', 'is', null)
}
