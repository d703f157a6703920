import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { DUMMY_HASH } from '#server/passwords/hash-parameters.ts'

/** Finds a user's id and password hash by email or member ID, with the times when the password and the second factor were set. */
export function findCredentials(db: Queryable, identity: { email: string } | { memberId: string }) {
  const query = db
    .selectFrom('users')
    .leftJoin('second_factors as factor', 'factor.user_id', 'users.id')
    .select([
      'id',
      'password_hash as passwordHash',
      'password_set_at as passwordSetAt',
      'factor.confirmed_at as factorSince',
    ])
    .where('deactivated_at', 'is', null)
  return 'email' in identity
    ? query.where('email', '=', identity.email).executeTakeFirst()
    : query.where('member_id', '=', identity.memberId).executeTakeFirst()
}

/**
 * Sets the password of an active user by their email. Returns the user, or undefined if nobody has
 * that email, for example because it was changed in the meantime.
 */
export async function setPassword(db: Queryable, email: string, passwordHash: string, now: Date) {
  return db
    .updateTable('users')
    .set({ password_hash: passwordHash, password_set_at: now })
    .where('email', '=', email)
    .where('deactivated_at', 'is', null)
    .returning([
      'id',
      'full_name as fullName',
      'last_verified_email as lastVerifiedEmail',
      'awaits_claim as awaitsClaim',
    ])
    .executeTakeFirst()
}

/** Makes every password wrong, until the user sets one with an emailed code. */
export async function voidPassword(
  trx: Transaction<Tables>,
  userId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ password_hash: DUMMY_HASH, password_set_at: now })
    .where('id', '=', userId)
    .execute()
}

/** Sets a new password. Returns false, and changes nothing, if `from` is no longer the stored hash. */
export async function replacePassword(
  trx: Transaction<Tables>,
  userId: string,
  hashes: { from: string; to: string },
  now: Date,
): Promise<boolean> {
  if (!(await renewPasswordHash(trx, userId, hashes))) return false
  await trx.updateTable('users').set({ password_set_at: now }).where('id', '=', userId).execute()
  return true
}

/**
 * Replaces the hash of an unchanged password. Returns false, and changes nothing, if it is no longer
 * the stored one.
 */
export async function renewPasswordHash(
  db: Queryable,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
