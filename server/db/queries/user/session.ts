import { type RawBuilder, sql } from 'kysely'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { Device } from '#shared/domain/user/device.ts'
import { idleCutoff } from '#shared/domain/user/session.ts'
import type { Role } from '#shared/domain/user/user.ts'

/**
 * The condition that a session, joined with its user, has not ended for lack of use: the opposite of isIdle in
 * shared/domain/user/session.ts. `cutoff`: see idleCutoff there.
 */
export function isNotIdle(cutoff: Date | RawBuilder<Date>): RawBuilder<boolean> {
  return sql<boolean>`(users.role = 'user' OR sessions.last_used_at > ${cutoff})`
}

type NewSession = { userId: string; createdAt: Date; expiresAt: Date; device?: Device | undefined }

export async function addSession(db: Queryable, session: NewSession): Promise<{ id: string }> {
  return db
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      ended_at: null,
      last_used_at: session.createdAt,
      ...session.device,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/**
 * Adds the session of a login if the user is still active and still has the password hash that
 * was verified. Returns undefined otherwise. Locks the user, so that a password reset or deactivation
 * either waits, and then ends this session too, or prevents it. The lock is not shared, because a login also
 * writes to the user: two that upgraded a shared lock would deadlock.
 */
export async function addSessionOfLogin(
  db: Queryable,
  session: NewSession & { passwordHash: string },
): Promise<{ id: string } | undefined> {
  return db
    .insertInto('sessions')
    .columns(['user_id', 'created_at', 'last_used_at', 'expires_at', 'browser', 'system'])
    .expression((query) =>
      query
        .selectFrom('users')
        .select([
          'id as user_id',
          sql<Date>`${session.createdAt}::timestamptz`.as('created_at'),
          sql<Date>`${session.createdAt}::timestamptz`.as('last_used_at'),
          sql<Date>`${session.expiresAt}::timestamptz`.as('expires_at'),
          sql<string | null>`${session.device?.browser ?? null}::text`.as('browser'),
          sql<string | null>`${session.device?.system ?? null}::text`.as('system'),
        ])
        .where('id', '=', session.userId)
        .where('password_hash', '=', session.passwordHash)
        .where('deactivated_at', 'is', null)
        .forNoKeyUpdate(),
    )
    .returning('id')
    .executeTakeFirst()
}

export async function endSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Records that a session is used at `now`. */
export async function recordSessionUse(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('last_used_at', '<', now)
    .execute()
}

/** A user's sessions that are valid at `now`, most recently used first. */
export function openSessionsOf(db: Queryable, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.created_at as createdAt',
      'last_used_at as lastUsedAt',
      'browser',
      'system',
    ])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where(isNotIdle(idleCutoff(now)))
    .orderBy('last_used_at', 'desc')
    .orderBy('sessions.created_at', 'desc')
    .orderBy('sessions.id')
    .execute()
}

/** Ends all sessions of a user except one. */
export async function endOtherSessions(
  db: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('id', '<>', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

export async function endUserSessions(db: Queryable, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}

/**
 * Locks the user of a valid session until the transaction ends, so that deactivation, a new role and
 * a password reset wait. Returns the current role, or undefined if the session is no longer valid.
 * `share` lets the user's other transactions continue. A transaction that writes the user's own records
 * locks with `update`, because two that upgraded a shared lock would deadlock.
 */
export async function lockSessionUser(
  trx: Transaction<Tables>,
  { sessionId, now, lock }: { sessionId: string; now: Date; lock: 'share' | 'update' },
): Promise<Role | undefined> {
  const query = trx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.role')
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where(isNotIdle(idleCutoff(now)))
    .where('users.deactivated_at', 'is', null)
  // Locks both rows: PostgreSQL reads a row again only if it had to wait for that row's lock.
  const tables = ['users', 'sessions'] as const
  const locked = lock === 'share' ? query.forShare(tables) : query.forNoKeyUpdate(tables)
  return (await locked.executeTakeFirst())?.role
}

/** Removes the sessions that ended or expired before `before`. */
export async function removeOldSessions(db: Queryable, before: Date): Promise<void> {
  // Two statements: a single one with OR could not use the index on the expiry.
  await db.deleteFrom('sessions').where('expires_at', '<', before).execute()
  await db.deleteFrom('sessions').where('ended_at', '<', before).execute()
}

/** The sessions in `sessionIds` that are valid at `now`: not ended, expired or idle, and of an active user. */
export async function validSessions(
  db: Queryable,
  sessionIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where(sql<boolean>`sessions.id = ANY(${sessionIds}::uuid[])`)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where(isNotIdle(idleCutoff(now)))
    .where('users.deactivated_at', 'is', null)
    .execute()
  return rows.map((row) => row.id)
}
