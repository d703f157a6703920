import { sql } from 'kysely'
import { DELETED_MEMBER, erasedEmail } from '#shared/domain/erasure.ts'
import type { Role } from '#shared/domain/user.ts'
import type { Queryable, Transaction } from './connect.ts'
import type { Tables } from './tables.ts'

/** No hash of any password. */
const NO_PASSWORD = 'erased'

/** What is still needed of audit details about an account; everything else may name somebody. */
const KEPT_DETAILS = ['role', 'freedBookings']

/** The person behind an account. */
export type Erased = { id: string; email: string; member_id: string | null }

/**
 * Takes the person out of an account and away from everything that hangs on it. Bookings, payments
 * and the member ID stay: the hall's books go by them. The account must be locked.
 */
export async function erasePerson(
  trx: Transaction<Tables>,
  person: Erased,
  now: Date,
): Promise<void> {
  await trx.deleteFrom('membership_details').where('user_id', '=', person.id).execute()
  await trx
    .updateTable('users')
    .set({
      email: erasedEmail(person),
      full_name: DELETED_MEMBER,
      role: 'user',
      phone_number: null,
      date_of_birth: null,
      gender: null,
      password_hash: NO_PASSWORD,
      avatar: null,
      deactivated_at: now,
      erased_at: now,
    })
    .where('id', '=', person.id)
    .execute()
  await eraseTraces(trx, person)
}

/** What is kept under the email or about the account, but is no part of it. */
async function eraseTraces(trx: Transaction<Tables>, { id, email }: Erased) {
  await trx.deleteFrom('tour_requests').where('email', '=', email).execute()
  await trx.deleteFrom('one_time_codes').where('email', '=', email).execute()
  await trx.deleteFrom('email_proofs').where('email', '=', email).execute()
  // After the tours: whoever moved one of them has by now put its mail here.
  await trx.deleteFrom('outgoing_mails').where('recipient', '=', email).execute()
  await sql`
    UPDATE audit_log SET details = (
      SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(details)
      WHERE key = ANY(${KEPT_DETAILS})
    )
    WHERE subject = ${`user:${id}`}
  `.execute(trx)
  // The counters of limits hold hashes, for an hour at most: they are left to run out.
}

/** Whether the hall would have no super admin without this one; not locked, so only a first look. */
export async function isLastSuperAdmin(
  db: Queryable,
  { id, role }: { id: string; role: Role },
): Promise<boolean> {
  if (role !== 'super_admin') return false
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'super_admin')
    .where('deactivated_at', 'is', null)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()
  return other === undefined
}

/** The keys of the pictures of an account. */
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

/** The accounts that were erased. */
export async function erasedIds(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('erased_at', 'is not', null)
    .orderBy('erased_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Those of `ids` whose account has a person again. */
export async function idsWithPerson(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('erased_at', 'is', null)
    .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
    .execute()
  return rows.map(({ id }) => id)
}
