import { sql } from 'kysely'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'

/** The data of a gate that its calls need. */
export type GateRecord = {
  id: string
  name: string
  publicKey: Buffer
  revokedAt: Date | null
  lastSeenAt: Date | null
}

export function findGate(db: Queryable, id: string): Promise<GateRecord | undefined> {
  return db
    .selectFrom('gates')
    .select([
      'id',
      'name',
      'public_key as publicKey',
      'revoked_at as revokedAt',
      'last_seen_at as lastSeenAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Adds a gate and returns its id. */
export async function addGate(
  trx: Transaction<Tables>,
  { name, publicKey, enrolledBy }: { name: string; publicKey: Buffer; enrolledBy: string },
  now: Date,
): Promise<string> {
  const { id } = await trx
    .insertInto('gates')
    .values({ name, public_key: publicKey, enrolled_by: enrolledBy, enrolled_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The gates, newest first. `removed`: according to the audit log, removed at the device itself. */
export async function listGates(db: Queryable) {
  const rows = await db
    .selectFrom('gates')
    .leftJoin('users as admin', 'admin.id', 'gates.enrolled_by')
    .select(({ exists, selectFrom }) => [
      'gates.id',
      'gates.name',
      'gates.enrolled_at as enrolledAt',
      'admin.full_name as enrolledBy',
      'gates.revoked_at as revokedAt',
      'gates.last_seen_at as lastSeenAt',
      'gates.clock_offset_ms as clockOffsetMs',
      'gates.app_version as appVersion',
      exists(
        selectFrom('audit_log')
          .select('audit_log.id')
          .where('audit_log.subject', '=', sql<string>`'gate:' || gates.id`)
          .where('audit_log.action', '=', 'gate.remove'),
      ).as('removed'),
    ])
    .orderBy('gates.enrolled_at', 'desc')
    .orderBy('gates.id')
    .execute()
  return rows.map(({ clockOffsetMs, removed, ...gate }) => ({
    ...gate,
    removed: Boolean(removed),
    clockOffsetMs: clockOffsetMs === null ? null : Number(clockOffsetMs),
  }))
}

/** Revokes a gate. Returns its name; undefined if there is no such gate or it was revoked. */
export async function revokeGate(
  trx: Transaction<Tables>,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const revoked = await trx
    .updateTable('gates')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return revoked?.name
}

export async function recordGateContact(db: Queryable, id: string, now: Date): Promise<void> {
  await db.updateTable('gates').set({ last_seen_at: now }).where('id', '=', id).execute()
}

/** Stores the clock offset and the version that a gate has sent. */
export async function recordGateState(
  trx: Transaction<Tables>,
  { id, clockOffsetMs, appVersion }: { id: string; clockOffsetMs: number; appVersion: string },
): Promise<void> {
  await trx
    .updateTable('gates')
    .set({ clock_offset_ms: clockOffsetMs, app_version: appVersion })
    .where('id', '=', id)
    .execute()
}

/** The gates in `ids` that are not revoked. */
export async function liveGates(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('gates')
    .select('id')
    .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
    .where('revoked_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

export type StoredPin = { salt: Buffer; pinHash: Buffer; rounds: number }

export async function saveGatePin(
  trx: Transaction<Tables>,
  { userId, salt, pinHash, rounds }: StoredPin & { userId: string },
  now: Date,
): Promise<void> {
  const values = { salt, pin_hash: pinHash, rounds, set_at: now }
  await trx
    .insertInto('gate_pins')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/** The active admins who have a PIN. */
export function gateStaff(db: Queryable) {
  return db
    .selectFrom('gate_pins')
    .innerJoin('users', 'users.id', 'gate_pins.user_id')
    .select([
      'users.id as userId',
      'users.full_name as name',
      'gate_pins.salt',
      'gate_pins.pin_hash as pinHash',
      'gate_pins.rounds',
    ])
    .where('users.role', '<>', 'user')
    .where('users.deactivated_at', 'is', null)
    .orderBy('users.full_name')
    .orderBy('users.id')
    .execute()
}
