import { sql } from 'kysely'
import { columnsOf } from '#server/db/connection/column-names.ts'
import type { Database, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { BOOKED_COLUMNS } from '#server/db/queries/booking/booking-columns.ts'
import { entriesOf } from '#server/db/queries/door/door-entry.ts'
import { duesOf } from '#server/db/queries/money/due.ts'
import { receiptsOf } from '#server/db/queries/money/receipt.ts'
import { vouchersOf } from '#server/db/queries/money/refund.ts'
import { rowsOf } from '#server/db/queries/money/statement.ts'
import { claimsOf } from '#server/db/queries/money/upi-claim.ts'
import { parentalConsentsOf } from '#server/db/queries/user/consent.ts'
import { storedNotes } from '#server/db/queries/user/member-note.ts'
import { MEMBERSHIP_COLUMNS } from '#server/db/queries/user/membership-details.ts'
import { hasSecondFactor } from '#server/db/queries/user/second-factor.ts'
import { NOTICE_FIELDS } from '#shared/domain/personal-data/privacy-notice.ts'
import { TOUR_FIELDS } from '#shared/domain/tour/tour-form.ts'

const ACCOUNT_COLUMNS = columnsOf([
  'id',
  'email',
  'fullName',
  'role',
  'phoneNumber',
  'dateOfBirth',
  'gender',
  'avatar',
  'memberId',
  'language',
  'attendanceOn',
  ...NOTICE_FIELDS,
])
const PAYMENT_COLUMNS = columnsOf([
  'id',
  'bookingId',
  'amount',
  'discount',
  'discountName',
  'deposit',
  'depositKind',
  'depositUntil',
  'lateFee',
  'method',
  'status',
  'reference',
  'confirmedBy',
  'confirmedAt',
  'createdAt',
])
const TOUR_COLUMNS = columnsOf([
  'id',
  ...TOUR_FIELDS,
  'status',
  'language',
  'adminNotes',
  'followUpOn',
  'contactKind',
  'contactedAt',
  'completedAt',
  ...NOTICE_FIELDS,
])

/** Everything that the database holds about a user and their email, as a consistent snapshot. */
export function readPersonalData(db: Database, userId: string) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const user = await trx
        .selectFrom('users')
        .select([...ACCOUNT_COLUMNS, 'created_at as registeredAt'])
        .select((row) => hasSecondFactor(row).as('secondFactorOn'))
        .where('id', '=', userId)
        .where('erased_at', 'is', null)
        .executeTakeFirst()
      if (!user) return undefined
      const { email } = user
      const all = {
        membership: await trx
          .selectFrom('membership_details as details')
          .select([...MEMBERSHIP_COLUMNS, 'selfie', 'updated_at as savedAt'])
          .where('user_id', '=', userId)
          .executeTakeFirst(),
        parentalConsents: await parentalConsentsOf(trx, userId),
        bookings: await trx
          .selectFrom('bookings as booking')
          .select([
            ...BOOKED_COLUMNS,
            'booking.renewal',
            'booking.status',
            'booking.held_until as heldUntil',
            'booking.created_at as bookedAt',
            'booking.paid_at as paidAt',
            'booking.payment_reminded_at as remindedToPayAt',
            sql<number[]>`ARRAY(
              SELECT days_left FROM expiry_reminders WHERE booking_id = booking.id
              ORDER BY days_left DESC
            )`.as('remindedDaysBefore'),
          ])
          .where('booking.user_id', '=', userId)
          .orderBy('booking.created_at')
          .execute(),
        payments: await trx
          .selectFrom('payments')
          .select(PAYMENT_COLUMNS)
          .where('user_id', '=', userId)
          .orderBy('created_at')
          .execute(),
        dues: await duesOf(trx, userId),
        receipts: await receiptsOf(trx, userId),
        refunds: await vouchersOf(trx, userId),
        upiClaims: await claimsOf(trx, userId),
        bankLines: await rowsOf(trx, userId),
        tours: email === null ? [] : await storedTours(trx, email),
        sessions: await trx
          .selectFrom('sessions')
          .select([
            'created_at as startedAt',
            'last_used_at as lastUsedAt',
            'expires_at as expiresAt',
            'ended_at as endedAt',
            'browser',
            'system',
          ])
          .where('user_id', '=', userId)
          .orderBy('created_at')
          .execute(),
        notifications: await trx
          .selectFrom('push_subscriptions')
          .select(['endpoint', 'created_at as since'])
          .where('user_id', '=', userId)
          .orderBy('created_at')
          .execute(),
        passes: await storedPasses(trx, userId),
        notes: await storedNotes(trx, userId),
        entries: await entriesOf(trx, userId),
        mails: email === null ? [] : await storedMails(trx, email),
        codes: email === null ? [] : await storedCodes(trx, email),
      }
      const subjects = [
        `user:${userId}`,
        ...all.bookings.map(({ id }) => `booking:${id}`),
        ...all.tours.map(({ id }) => `tour:${id}`),
      ]
      const changes = await changesOf(trx, subjects)
      return { user, ...all, changes }
    })
}

/** Everything that the database holds about an email without a user, as a consistent snapshot. */
export function readVisitorData(db: Database, email: string) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const tours = await storedTours(trx, email)
      return {
        tours: tours.toReversed(),
        mails: await storedMails(trx, email),
        codes: await storedCodes(trx, email),
        changes: await changesOf(
          trx,
          tours.map(({ id }) => `tour:${id}`),
        ),
      }
    })
}

/** A user's passes, oldest first. */
function storedPasses(trx: Transaction<Tables>, userId: string) {
  return trx
    .selectFrom('hall_passes')
    .select([
      'kind',
      'issued_at as issuedAt',
      'revoked_at as revokedAt',
      'revoked_reason as revokedReason',
    ])
    .where('user_id', '=', userId)
    .orderBy('issued_at')
    .execute()
}

/** The tours of an email, oldest first. */
function storedTours(trx: Transaction<Tables>, email: string) {
  return trx
    .selectFrom('tour_requests')
    .select([...TOUR_COLUMNS, 'created_at as requestedAt'])
    .where('email', '=', email)
    .orderBy('created_at')
    .execute()
}

function storedMails(trx: Transaction<Tables>, email: string) {
  return trx
    .selectFrom('outgoing_mails')
    .select(['subject', 'created_at as queuedAt'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute()
}

function storedCodes(trx: Transaction<Tables>, email: string) {
  return trx
    .selectFrom('one_time_codes')
    .select(['purpose', 'sent_at as sentAt', 'expires_at as expiresAt'])
    .where('email', '=', email)
    .execute()
}

/** The audit entries about these subjects. */
function changesOf(trx: Transaction<Tables>, subjects: readonly string[]) {
  return trx
    .selectFrom('audit_log')
    .select(['admin_id as adminId', 'action', 'subject', 'details', 'at'])
    .where(sql<boolean>`subject = ANY(${subjects})`)
    .orderBy('id')
    .execute()
}

export type PersonalRecords = NonNullable<Awaited<ReturnType<typeof readPersonalData>>>
