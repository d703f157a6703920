import { sql } from 'kysely'
import { valuesOf } from '#server/db/connection/column-names.ts'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { eraseFromDoor } from '#server/db/queries/door/door-entry.ts'
import { eraseDiscountNames } from '#server/db/queries/money/discount.ts'
import { eraseRefundReasons } from '#server/db/queries/money/refund.ts'
import { eraseUserNarrations } from '#server/db/queries/money/statement.ts'
import { eraseClaimDetails } from '#server/db/queries/money/upi-claim.ts'
import { emailExists } from '#server/db/queries/user/new-user.ts'
import {
  ERASED_USER,
  erasedEmail,
  KEPT_AUDIT_DETAILS,
} from '#shared/domain/personal-data/erasure.ts'

/** Not a valid hash, so no password matches. */
const NO_PASSWORD = 'erased'

const ERASED_FIELDS = [
  'fullName',
  'role',
  'phoneNumber',
  'dateOfBirth',
  'gender',
  'avatar',
  'language',
  'attendanceOn',
] as const

/** Identifies the user to erase. */
export type UserToErase = {
  id: string
  email: string | null
  memberId: string | null
  /** Null unless the email is unverified. */
  lastVerifiedEmail: string | null
  /** Whether the account is an unclaimed walk-in's: its email was never verified. */
  awaitsClaim: boolean
}

/**
 * Erases the personal data of a user and of all records about them. Bookings, payments and the
 * member ID are kept. The user must be locked.
 */
export async function eraseRecords(
  trx: Transaction<Tables>,
  user: UserToErase,
  now: Date,
): Promise<void> {
  await trx.deleteFrom('member_notes').where('user_id', '=', user.id).execute()
  await trx.deleteFrom('parental_consents').where('user_id', '=', user.id).execute()
  await trx.deleteFrom('push_subscriptions').where('user_id', '=', user.id).execute()
  await trx.deleteFrom('second_factors').where('user_id', '=', user.id).execute()
  await trx.deleteFrom('membership_details').where('user_id', '=', user.id).execute()
  await trx
    .updateTable('users')
    .set({
      ...valuesOf(ERASED_USER, ERASED_FIELDS),
      language_chosen: false,
      email: erasedEmail(user),
      password_hash: NO_PASSWORD,
      password_set_at: null,
      deactivated_at: now,
      erased_at: now,
      notice_version: null,
      notice_language: null,
      notice_shown_at: null,
      consented_on: null,
      last_verified_email: null,
      awaits_claim: false,
    })
    .where('id', '=', user.id)
    .execute()
  await trx
    .updateTable('sessions')
    .set({ browser: null, system: null })
    .where('user_id', '=', user.id)
    .execute()
  await eraseClaimDetails(trx, user.id)
  await eraseRefundReasons(trx, user.id)
  await eraseDiscountNames(trx, user.id)
  await eraseUserNarrations(trx, user.id)
  await eraseFromDoor(trx, user.id, now)
  await eraseTraces(trx, user)
}

/** The email that a user last verified; null if none. */
export function verifiedEmailOf({ email, lastVerifiedEmail, awaitsClaim }: UserToErase) {
  return awaitsClaim ? null : (lastVerifiedEmail ?? email)
}

/** Erases the records that refer to the user by email or id. */
async function eraseTraces(trx: Transaction<Tables>, user: UserToErase) {
  const { id, email } = user
  if (email !== null) await eraseMails(trx, email)
  // The tours of an unverified email may be somebody else's.
  const verified = verifiedEmailOf(user)
  if (verified !== null && (verified === email || !(await emailExists(trx, verified)))) {
    await eraseEmail(trx, verified)
  }
  await sql`
    UPDATE audit_log SET details = (
      SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(details)
      WHERE key = ANY(${KEPT_AUDIT_DETAILS})
    )
    WHERE subject = ${`user:${id}`}
  `.execute(trx)
  // Rate limit counters hold hashes and expire within an hour.
}

/** Erases everything that refers to an email: tours, codes, verifications and unsent emails. */
async function eraseEmail(trx: Transaction<Tables>, email: string): Promise<void> {
  await trx.deleteFrom('tour_requests').where('email', '=', email).execute()
  await eraseMails(trx, email)
}

/** Erases the codes, verifications and unsent messages for an email. */
async function eraseMails(trx: Transaction<Tables>, email: string): Promise<void> {
  await trx.deleteFrom('one_time_codes').where('email', '=', email).execute()
  await trx.deleteFrom('email_proofs').where('email', '=', email).execute()
  // After the tours: deleting them waits for concurrent status changes, which queue emails.
  await trx.deleteFrom('outgoing_mails').where('recipient', '=', email).execute()
}

/** The tours of an email, locked until the transaction ends. */
export function lockVisitorTours(trx: Transaction<Tables>, email: string) {
  return trx
    .selectFrom('tour_requests')
    .select(['id', 'status', 'tour_date as tourDate'])
    .where('email', '=', email)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/**
 * Erases everything about an email without a user. Remembers `tourIds`, its locked tours, so that they
 * are erased again after a restore.
 */
export async function eraseVisitorRecords(
  trx: Transaction<Tables>,
  { email, tourIds }: { email: string; tourIds: readonly string[] },
  now: Date,
): Promise<void> {
  await eraseEmail(trx, email)
  await recordErasedTours(trx, tourIds, now)
}

async function recordErasedTours(
  trx: Transaction<Tables>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .insertInto('erased_tours')
    .values(ids.map((id) => ({ id, erased_at: now })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/**
 * Erases the tours in `ids` that a restored backup has brought back, with the codes and unsent emails of
 * their visitors. Returns the number of tours.
 */
export async function eraseRestoredTours(
  trx: Transaction<Tables>,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0
  const restored = await trx
    .deleteFrom('tour_requests')
    .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
    .returning(['id', 'email'])
    .execute()
  const emails = restored.map(({ email }) => email)
  await sql`DELETE FROM one_time_codes WHERE email = ANY(${emails})`.execute(trx)
  await sql`DELETE FROM email_proofs WHERE email = ANY(${emails})`.execute(trx)
  await sql`DELETE FROM outgoing_mails WHERE recipient = ANY(${emails})`.execute(trx)
  await recordErasedTours(
    trx,
    restored.map(({ id }) => id),
    now,
  )
  return restored.length
}

/** The ids of the tours that visitors erased, oldest erasure first. */
export async function erasedTourIds(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('erased_tours').select('id').orderBy('erased_at').execute()
  return rows.map(({ id }) => id)
}

/** The keys of a user's pictures. */
export async function picturesOf(
  db: Queryable,
  userId: string,
): Promise<{ avatar: string | null; selfie: string | null }> {
  const row = await db
    .selectFrom('users')
    .leftJoin('membership_details as details', 'details.user_id', 'users.id')
    .select(['users.avatar', 'details.selfie'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return { avatar: row?.avatar ?? null, selfie: row?.selfie ?? null }
}

/** The ids of erased users, oldest erasure first. */
export async function erasedUserIds(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('erased_at', 'is not', null)
    .orderBy('erased_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** The users in `ids` who are not erased, for example after a restore. */
export async function idsNotErased(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('erased_at', 'is', null)
    .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
    .execute()
  return rows.map(({ id }) => id)
}
