import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { StartupError } from '#server/config/startup-error.ts'

/** The key space of our advisory locks: the letters DYAN. */
const LOCK_CLASS = 0x4459_414e

/**
 * Ensures that no process on this database signs sessions with a different secret, as long as
 * this connection lives. Returns whether existing sessions are void because the secret is new.
 * Throws StartupError.
 */
export async function claimSecret(
  client: pg.Client,
  secret: string,
): Promise<{ sessionsVoid: boolean }> {
  const fingerprint = fingerprintOf(secret)
  await client.query('BEGIN')
  // Serializes starts, so that two processes with different secrets can't both find no other
  // process.
  await client.query('SELECT pg_advisory_xact_lock($1, 0)', [LOCK_CLASS])
  const others = await client.query(
    `SELECT FROM pg_locks
     WHERE locktype = 'advisory' AND classid = $1 AND objid NOT IN (0, $2) AND objsubid = 2
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
     LIMIT 1`,
    [LOCK_CLASS, lockOf(fingerprint)],
  )
  if (others.rowCount) {
    throw new StartupError(
      'SESSION_SECRET must be the same for every app process on one database, and another process runs here with a different one: set it for all of them.',
    )
  }
  await holdSecret(client, secret)
  const before = await client.query('SELECT fingerprint FROM session_secret')
  await client.query(
    `INSERT INTO session_secret (fingerprint) VALUES ($1)
     ON CONFLICT (id) DO UPDATE SET fingerprint = excluded.fingerprint`,
    [fingerprint],
  )
  await client.query('COMMIT')
  const known: unknown = before.rows[0]?.fingerprint
  return { sessionsVoid: known instanceof Buffer && !fingerprint.equals(known) }
}

/** Marks the secret as in use until the connection ends. */
export async function holdSecret(client: pg.Client, secret: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock_shared($1, $2)', [
    LOCK_CLASS,
    lockOf(fingerprintOf(secret)),
  ])
}

function fingerprintOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('which secret signs the sessions').digest()
}

/** A number from 1 to 2^31 - 1: PostgreSQL accepts signed lock keys but reports unsigned ones. */
function lockOf(fingerprint: Buffer): number {
  return fingerprint.readUInt32BE() >>> 1 || 1
}
