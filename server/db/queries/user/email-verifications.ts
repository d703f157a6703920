import type { Queryable } from '#server/db/connection/connect.ts'

/**
 * Stores the hash of a verification cookie. Removes older verifications of the email and expired
 * ones.
 */
export async function addEmailVerification(
  db: Queryable,
  verification: { email: string; tokenHash: Buffer; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('email_proofs')
    .where((row) => row.or([row('email', '=', verification.email), row('expires_at', '<=', now)]))
    .execute()
  await db
    .insertInto('email_proofs')
    .values({
      email: verification.email,
      token_hash: verification.tokenHash,
      expires_at: verification.expiresAt,
    })
    .execute()
}

export async function hasEmailVerification(
  db: Queryable,
  verification: { email: string; tokenHash: Buffer },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('email_proofs')
    .select('email')
    .where('token_hash', '=', verification.tokenHash)
    .where('email', '=', verification.email)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Removes a verification. Returns false if there is none. Only one of several concurrent calls
 * returns true.
 */
export async function takeEmailVerification(
  db: Queryable,
  verification: { email: string; tokenHash: Buffer },
  now: Date,
): Promise<boolean> {
  const result = await db
    .deleteFrom('email_proofs')
    .where('token_hash', '=', verification.tokenHash)
    .where('email', '=', verification.email)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

/** Removes the verifications that expired before `before`. */
export async function removeOldEmailVerifications(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('email_proofs').where('expires_at', '<', before).execute()
}
