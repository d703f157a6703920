import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { StartupError } from '../startup-error.ts'

/** Names our advisory locks among others: the letters DYAN. */
const LOCK_CLASS = 0x4459_414e

/**
 * Makes sure that no other process on this database signs sessions with another secret, and keeps
 * others from starting with one while this connection stands. Answers whether sessions that were
 * signed before are void, because the secret is new. Throws StartupError.
 */
export async function claimSecret(
  client: pg.Client,
  secret: string,
): Promise<{ sessionsVoid: boolean }> {
  const fingerprint = fingerprintOf(secret)
  await client.query('BEGIN')
  // One start at a time: two with different secrets must not both find nobody.
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

/** Says on this connection that the secret is in use, until the connection ends. */
export async function holdSecret(client: pg.Client, secret: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock_shared($1, $2)', [
    LOCK_CLASS,
    lockOf(fingerprintOf(secret)),
  ])
}

function fingerprintOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('which secret signs the sessions').digest()
}

/** A number from 1 to 2^31 - 1: PostgreSQL shows locks by unsigned numbers and takes signed ones. */
function lockOf(fingerprint: Buffer): number {
  return fingerprint.readUInt32BE() >>> 1 || 1
}
