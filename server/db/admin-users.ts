import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Gender } from '#shared/domain/options.ts'
import type { Role } from '#shared/domain/user.ts'
import { BOOKED_COLUMNS } from './booked-columns.ts'
import { bookingState } from './booking-state.ts'
import type { Queryable, Transaction } from './connect.ts'
import { MEMBERSHIP_COLUMNS } from './membership-details.ts'
import type { Tables } from './tables.ts'
import { userHas, wordsOf } from './user-search.ts'

/** Users who were not erased and of whose name, email or member ID every word of `search` is a part; the newest first. */
export async function searchUsers(
  db: Queryable,
  { search, offset, limit }: { search: string; offset: number; limit: number },
) {
  const matching = db
    .selectFrom('users')
    .where('erased_at', 'is', null)
    .where((user) => user.and(wordsOf(search).map(userHas)))
  const [users, { total }] = await Promise.all([
    matching
      .select(['id', 'full_name', 'email', 'member_id', 'role', 'deactivated_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute(),
    matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { users, total: Number(total) }
}

export type ViewedUser = NonNullable<Awaited<ReturnType<typeof viewUser>>>

/** Everything that the desk sees of a user, also of one who was deactivated. */
export function viewUser(db: Queryable, userId: string, time: { now: Date; today: CalendarDay }) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'full_name',
      'email',
      'member_id',
      'role',
      'phone_number',
      'gender',
      'date_of_birth',
      'avatar',
      'created_at',
      'deactivated_at',
    ])
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
          .select([...BOOKED_COLUMNS, bookingState(time).as('state')])
          .whereRef('booking.user_id', '=', 'users.id')
          .where('booking.status', '<>', 'replaced')
          .orderBy('booking.created_at', 'desc')
          .limit(100),
      ).as('bookings'),
      jsonArrayFrom(
        user
          .selectFrom('payments as payment')
          .select([
            'payment.id',
            'payment.amount',
            'payment.method',
            'payment.status',
            sql<string>`to_json(payment.created_at)`.as('created_at'),
          ])
          .whereRef('payment.user_id', '=', 'users.id')
          .orderBy('payment.created_at', 'desc')
          .limit(100),
      ).as('payments'),
    ])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** The key of anybody's selfie, for the desk. */
export async function selfieKey(db: Queryable, userId: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('membership_details')
    .select('selfie')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.selfie
}

/** One change of an account at a time. Undefined when there is none, or it was erased. */
export function lockAccount(trx: Transaction<Tables>, userId: string) {
  return trx
    .selectFrom('users')
    .select([
      'id',
      'email',
      'full_name',
      'role',
      'phone_number',
      'gender',
      'date_of_birth',
      'member_id',
      'deactivated_at',
    ])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/**
 * The super_admins who can sign in, locked until the transaction ends: of two who take each other's
 * role at once, the second sees what the first has done.
 */
export async function lockSuperAdmins(trx: Transaction<Tables>): Promise<string[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'super_admin')
    .where('deactivated_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export type AccountChange = {
  fullName: string
  phoneNumber: string | null
  gender: Gender | null
  dateOfBirth: CalendarDay | null
  role: Role
}

/** The constraint users_phone_number_unique refuses a number that is taken. */
export async function updateAccount(
  trx: Transaction<Tables>,
  userId: string,
  change: AccountChange,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      full_name: change.fullName,
      phone_number: change.phoneNumber,
      gender: change.gender,
      date_of_birth: change.dateOfBirth,
      role: change.role,
    })
    .where('id', '=', userId)
    .execute()
}

/** Deactivates an account at `at`, or with null lets it be used again. */
export async function setDeactivated(
  trx: Transaction<Tables>,
  userId: string,
  at: Date | null,
): Promise<void> {
  await trx.updateTable('users').set({ deactivated_at: at }).where('id', '=', userId).execute()
}
