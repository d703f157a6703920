import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { columnsOf } from '#server/db/connection/column-names.ts'
import { compileOnce, type Param } from '#server/db/connection/compile-once.ts'
import type { Queryable } from '#server/db/connection/connect.ts'
import {
  BOOKED_COLUMNS,
  chosenMethod,
  claimWaits,
  waitsAtDesk,
} from '#server/db/queries/booking/booking-columns.ts'
import { DEPOSIT_FACTS, UNPAID_DEPOSIT } from '#server/db/queries/money/deposit.ts'
import { DISCOUNT_RUPEES } from '#server/db/queries/money/discount.ts'
import { DUE_OF_USER } from '#server/db/queries/money/due.ts'
import { parentConsented } from '#server/db/queries/user/consent.ts'
import { membershipOf } from '#server/db/queries/user/membership-details.ts'
import { factorPolicy, hasSecondFactor } from '#server/db/queries/user/second-factor.ts'
import { isNotIdle } from '#server/db/queries/user/session.ts'
import { idleCutoff } from '#shared/domain/user/session.ts'

/** The most bookings loaded with a user; no screen shows more. */
const MAX_BOOKINGS_LOADED = 40

/** The user with membership details and the paid and unpaid bookings. */
export type UserRecord = NonNullable<Awaited<ReturnType<typeof findUser>>>
export type BookingRecord = UserRecord['bookings'][number]

const SHOWN_COLUMNS = columnsOf(
  [
    'id',
    'email',
    'fullName',
    'role',
    'phoneNumber',
    'gender',
    'dateOfBirth',
    'consentedOn',
    'avatar',
    'memberId',
    'language',
    'createdAt',
  ],
  'users',
)

const usersById = compileOnce((db, param: Param<{ userId: string }>) =>
  userQuery(db).where('users.id', '=', param('userId')),
)

export async function findUser(db: Queryable, userId: string) {
  const [user] = await usersById(db, { userId })
  return user
}

/** A user who can log in. Excludes unclaimed accounts without an email. */
export type LoginUser = UserRecord & { email: string }

export async function findLoginUser(db: Queryable, userId: string): Promise<LoginUser | undefined> {
  return withEmail(await findUser(db, userId))
}

function withEmail<User extends UserRecord>(user: User | undefined) {
  if (!user) return undefined
  const { email } = user
  return email === null ? undefined : { ...user, email }
}

const usersOfSession = compileOnce(
  (db, param: Param<{ sessionId: string; now: Date; idleCutoff: Date }>) =>
    userQuery(db)
      .innerJoin('sessions', 'sessions.user_id', 'users.id')
      .select('sessions.last_used_at as lastUsedAt')
      .where('sessions.id', '=', param('sessionId'))
      .where('sessions.ended_at', 'is', null)
      .where('sessions.expires_at', '>', param('now'))
      .where(isNotIdle(param('idleCutoff'))),
)

/** The user of a session that is valid at `now`, and when it was last used. */
export async function findSessionUser(
  db: Queryable,
  sessionId: string,
  now: Date,
): Promise<(LoginUser & { lastUsedAt: Date }) | undefined> {
  const [user] = await usersOfSession(db, { sessionId, now, idleCutoff: idleCutoff(now) })
  return withEmail(user)
}

function userQuery(db: Queryable) {
  return db
    .selectFrom('users')
    .select(SHOWN_COLUMNS)
    .select((user) => [
      parentConsented(user).as('parentConsented'),
      hasSecondFactor(user).as('factorOn'),
      factorPolicy.as('factorPolicy'),
      DUE_OF_USER,
      DEPOSIT_FACTS,
      membershipOf(user).as('membership'),
      jsonArrayFrom(
        user
          .selectFrom('bookings as booking')
          .select([
            ...BOOKED_COLUMNS,
            'booking.renewal',
            'booking.status',
            waitsAtDesk.as('payAtDesk'),
            chosenMethod.as('chosenMethod'),
            claimWaits.as('utrSent'),
            DISCOUNT_RUPEES,
            UNPAID_DEPOSIT,
            // JSON has no timestamps, so the type is string.
            sql<string>`to_json(booking.held_until)`.as('heldUntil'),
            sql<string | null>`to_json(booking.paid_at)`.as('paidAt'),
          ])
          .whereRef('booking.user_id', '=', 'users.id')
          .where((booking) =>
            booking.or([
              booking('booking.status', 'in', ['paid', 'held', 'lapsed']),
              booking.and([
                booking('booking.status', '=', 'cancelled'),
                booking('booking.paid_at', 'is not', null),
              ]),
            ]),
          )
          .orderBy('booking.start_date', 'desc')
          .limit(MAX_BOOKINGS_LOADED),
      ).as('bookings'),
    ])
    .where('users.deactivated_at', 'is', null)
}
