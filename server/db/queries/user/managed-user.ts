import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { columnsOf, valuesOf } from '#server/db/connection/column-names.ts'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import {
  BOOKED_COLUMNS,
  bookingState,
  claimWaits,
} from '#server/db/queries/booking/booking-columns.ts'
import { BOOKING_DEPOSIT, HOLD_DEPOSIT_FACTS } from '#server/db/queries/money/deposit.ts'
import { BOOKING_DISCOUNT } from '#server/db/queries/money/discount.ts'
import { openDue, payableOn } from '#server/db/queries/money/due.ts'
import { shiftIdOf } from '#server/db/queries/money/method-correction.ts'
import { PAID_AND_REFUNDED } from '#server/db/queries/money/refund.ts'
import { parentConsented } from '#server/db/queries/user/consent.ts'
import { membershipOf } from '#server/db/queries/user/membership-details.ts'
import { hasSecondFactor } from '#server/db/queries/user/second-factor.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import { ROWS_OF_USER } from '#shared/domain/list-pages.ts'
import type { DrawerState } from '#shared/domain/money/method-correction.ts'
import type { ReceiptKey } from '#shared/domain/money/receipt.ts'
import { NOTICE_FIELDS } from '#shared/domain/personal-data/privacy-notice.ts'
import { DETAIL_FIELDS, type UserDetails } from '#shared/domain/user/user-change.ts'
import { LISTED_COLUMNS } from './listed-users.ts'

const ACCOUNT_COLUMNS = [
  ...LISTED_COLUMNS,
  ...columnsOf(['phoneNumber', 'gender', 'dateOfBirth']),
] as const

export type ViewedUser = NonNullable<Awaited<ReturnType<typeof viewUser>>>

/** Everything that admins see of a user, including deactivated users. */
export function viewUser(db: Queryable, userId: string, time: { now: Date; days: StudyDays }) {
  return db
    .selectFrom('users')
    .select([
      ...ACCOUNT_COLUMNS,
      ...columnsOf(NOTICE_FIELDS),
      'avatar',
      'language',
      'consented_on as consentedOn',
      'created_at as createdAt',
      'awaits_claim as awaitsClaim',
    ])
    .select((user) => [
      parentConsented(user).as('parentConsented'),
      hasSecondFactor(user).as('factorOn'),
      membershipOf(user).as('membership'),
      jsonArrayFrom(
        user
          .selectFrom('bookings as booking')
          .select([
            ...BOOKED_COLUMNS,
            bookingState(time).as('state'),
            claimWaits.as('utrSent'),
            'booking.status',
            sql<string>`to_json(booking.held_until)`.as('heldUntil'),
            ...PAID_AND_REFUNDED,
            BOOKING_DISCOUNT,
            BOOKING_DEPOSIT,
            HOLD_DEPOSIT_FACTS,
            openDue.as('open'),
            payableOn.as('payableOn'),
          ])
          .whereRef('booking.user_id', '=', 'users.id')
          .where('booking.status', '<>', 'replaced')
          .orderBy('booking.created_at', 'desc')
          .limit(ROWS_OF_USER),
      ).as('bookings'),
      jsonArrayFrom(
        user
          .selectFrom('payments as payment')
          .select([
            'payment.id',
            sql<number>`payment.amount + payment.deposit + payment.late_fee`.as('amount'),
            'payment.method',
            'payment.status',
            'payment.confirmed_by as confirmedBy',
            sql<string>`to_json(payment.created_at)`.as('createdAt'),
            sql<ReceiptKey | null>`(SELECT json_build_object('series', series, 'year', year, 'number', number)
              FROM receipts WHERE receipts.payment_id = payment.id)`.as('receipt'),
            sql<DrawerState | null>`(SELECT CASE WHEN drawn.closed_at IS NULL THEN 'open' ELSE 'counted' END
              FROM cash_shifts drawn WHERE drawn.id = ${shiftIdOf(sql.ref('payment.id'))})`.as(
              'drawer',
            ),
          ])
          .whereRef('payment.user_id', '=', 'users.id')
          .orderBy('payment.created_at', 'desc')
          .limit(ROWS_OF_USER),
      ).as('payments'),
      jsonArrayFrom(
        user
          .selectFrom('refunds as refund')
          .select([
            'refund.series',
            'refund.year',
            'refund.number',
            'refund.amount',
            'refund.method',
            'refund.day',
          ])
          .whereRef('refund.user_id', '=', 'users.id')
          .orderBy('refund.made_at', 'desc')
          .limit(ROWS_OF_USER),
      ).as('refunds'),
    ])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** Whether there is a user with this id who is not erased. */
export async function userExists(db: Queryable, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return user !== undefined
}

/** The user who has this phone number or email. Erased users have neither. */
export function findByContact(db: Queryable, contact: { phoneNumber: string } | { email: string }) {
  const query = db.selectFrom('users').select(LISTED_COLUMNS)
  return 'email' in contact
    ? query.where('email', '=', contact.email).executeTakeFirst()
    : query.where('phone_number', '=', contact.phoneNumber).executeTakeFirst()
}

/** The id and role of a user who is not erased. */
export function findPerson(db: Queryable, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** The key of a user's selfie, with the user's id and role. */
export function findSelfie(db: Queryable, userId: string) {
  return db
    .selectFrom('membership_details')
    .innerJoin('users', 'users.id', 'membership_details.user_id')
    .select(['users.id', 'users.role', 'membership_details.selfie as key'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}

/**
 * Locks a user for a change by an admin. Returns undefined if the user does not exist or was
 * erased.
 */
export function lockManagedUser(trx: Transaction<Tables>, userId: string) {
  return trx
    .selectFrom('users')
    .select([...ACCOUNT_COLUMNS, ...columnsOf(['lastVerifiedEmail', 'awaitsClaim', 'language'])])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Locks the unclaimed account with this phone number; undefined if there is none. */
export function lockUnclaimedUser(trx: Transaction<Tables>, phoneNumber: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('phone_number', '=', phoneNumber)
    .where('awaits_claim', '=', true)
    .where('deactivated_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/**
 * The super_admins who can log in, locked until the transaction ends. If two revoke each other's
 * role at the same time, the second sees the first's change.
 */
export async function lockSuperAdmins(trx: Transaction<Tables>): Promise<string[]> {
  const rows = await superAdmins(trx).orderBy('id').forNoKeyUpdate().execute()
  return rows.map(({ id }) => id)
}

/** The super_admins who can log in. Not locked, so the result may be stale. */
export async function superAdminIds(db: Queryable): Promise<string[]> {
  const rows = await superAdmins(db).execute()
  return rows.map(({ id }) => id)
}

function superAdmins(db: Queryable) {
  return db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'super_admin')
    .where('deactivated_at', 'is', null)
}

/** Saves an admin's changes. The constraint users_phone_number_unique rejects a taken number. */
export async function updateUser(
  trx: Transaction<Tables>,
  userId: string,
  edit: UserDetails,
): Promise<void> {
  await trx
    .updateTable('users')
    .set(valuesOf(edit, DETAIL_FIELDS))
    .where('id', '=', userId)
    .execute()
}

/** Deactivates a user at `at`, or reactivates them if it is null. */
export async function setDeactivated(
  trx: Transaction<Tables>,
  userId: string,
  at: Date | null,
): Promise<void> {
  await trx.updateTable('users').set({ deactivated_at: at }).where('id', '=', userId).execute()
}
