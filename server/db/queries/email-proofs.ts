import type { Queryable } from '#server/db/connection/connect.ts'

/** Stores the hash of a proof cookie. Removes older proofs of the email and expired ones. */
export async function addEmailProof(
  db: Queryable,
  proof: { email: string; tokenHash: Buffer; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('email_proofs')
    .where((row) => row.or([row('email', '=', proof.email), row('expires_at', '<=', now)]))
    .execute()
  await db
    .insertInto('email_proofs')
    .values({ email: proof.email, token_hash: proof.tokenHash, expires_at: proof.expiresAt })
    .execute()
}

export async function hasEmailProof(
  db: Queryable,
  proof: { email: string; tokenHash: Buffer },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('email_proofs')
    .select('email')
    .where('token_hash', '=', proof.tokenHash)
    .where('email', '=', proof.email)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Removes a proof. Returns false if there is none; of concurrent calls, only one returns true. */
export async function takeEmailProof(
  db: Queryable,
  proof: { email: string; tokenHash: Buffer },
  now: Date,
): Promise<boolean> {
  const result = await db
    .deleteFrom('email_proofs')
    .where('token_hash', '=', proof.tokenHash)
    .where('email', '=', proof.email)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

/** Removes the proofs that expired before `before`. */
export async function removeOldEmailProofs(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('email_proofs').where('expires_at', '<', before).execute()
}
