import { sql } from 'kysely'
import { valuesOf } from '#server/db/connection/column-names.ts'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
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
] as const

/** Identifies the user to erase. */
export type UserToErase = { id: string; email: string; memberId: string | null }

/**
 * Erases the personal data of a user and of all records about them. Bookings, payments and the
 * member ID stay for the books. The user must be locked.
 */
export async function eraseRecords(
  trx: Transaction<Tables>,
  user: UserToErase,
  now: Date,
): Promise<void> {
  await trx.deleteFrom('parental_consents').where('user_id', '=', user.id).execute()
  await trx.deleteFrom('second_factors').where('user_id', '=', user.id).execute()
  await trx.deleteFrom('membership_details').where('user_id', '=', user.id).execute()
  await trx
    .updateTable('users')
    .set({
      ...valuesOf(ERASED_USER, ERASED_FIELDS),
      email: erasedEmail(user),
      password_hash: NO_PASSWORD,
      deactivated_at: now,
      erased_at: now,
      notice_version: null,
      notice_language: null,
      notice_shown_at: null,
      consented_on: null,
    })
    .where('id', '=', user.id)
    .execute()
  await trx
    .updateTable('sessions')
    .set({ browser: null, system: null })
    .where('user_id', '=', user.id)
    .execute()
  await eraseTraces(trx, user)
}

/** Records that refer to the user by email or id. */
async function eraseTraces(trx: Transaction<Tables>, { id, email }: UserToErase) {
  await trx.deleteFrom('tour_requests').where('email', '=', email).execute()
  await trx.deleteFrom('one_time_codes').where('email', '=', email).execute()
  await trx.deleteFrom('email_proofs').where('email', '=', email).execute()
  // After the tours: a concurrent tour move has queued its mail by now.
  await trx.deleteFrom('outgoing_mails').where('recipient', '=', email).execute()
  await sql`
    UPDATE audit_log SET details = (
      SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(details)
      WHERE key = ANY(${KEPT_AUDIT_DETAILS})
    )
    WHERE subject = ${`user:${id}`}
  `.execute(trx)
  // Rate limit counters hold hashes and expire within an hour.
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
export async function erasedIds(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('erased_at', 'is not', null)
    .orderBy('erased_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Those of `ids` that are not erased, as after a restore. */
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
