import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { PassKind, RevokedReason } from '#shared/domain/door/hall-pass.ts'
import { ROWS_OF_USER } from '#shared/domain/list-pages.ts'

const PASS_COLUMNS = [
  'id',
  'epoch',
  'kind',
  'issued_at as issuedAt',
  'revoked_at as revokedAt',
  'revoked_reason as revokedReason',
] as const

/** All phone passes that a user has had. */
export function phonePasses(
  db: Queryable,
  userId: string,
): Promise<{ id: Buffer; revokedReason: RevokedReason | null }[]> {
  return db
    .selectFrom('hall_passes')
    .select(['id', 'revoked_reason as revokedReason'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'phone')
    .execute()
}

/** A user's passes, newest first. */
export function passesOf(db: Queryable, userId: string) {
  return db
    .selectFrom('hall_passes')
    .select(PASS_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('issued_at', 'desc')
    .orderBy('id')
    .limit(ROWS_OF_USER)
    .execute()
}

/** Adds a pass. The index hall_passes_one_live rejects a second live pass of a kind. */
export async function addPass(
  trx: Transaction<Tables>,
  pass: { id: Buffer; userId: string; epoch: number; kind: PassKind },
  now: Date,
): Promise<void> {
  const { id, userId, epoch, kind } = pass
  await trx
    .insertInto('hall_passes')
    .values({
      id,
      user_id: userId,
      epoch,
      kind,
      issued_at: now,
      revoked_at: null,
      revoked_reason: null,
    })
    .execute()
}

/** Revokes a user's live pass of a kind. Returns false if there is none. */
export async function revokeLivePass(
  trx: Transaction<Tables>,
  { userId, kind, reason }: { userId: string; kind: PassKind; reason: RevokedReason },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('hall_passes')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Revokes a live pass. Returns its user and kind; undefined if there is no such pass. */
export async function revokePassById(
  trx: Transaction<Tables>,
  { id, reason }: { id: Buffer; reason: RevokedReason },
  now: Date,
): Promise<{ userId: string | null; kind: PassKind } | undefined> {
  return trx
    .updateTable('hall_passes')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['user_id as userId', 'kind'])
    .executeTakeFirst()
}

/** Revokes every live pass. Returns how many. */
export async function revokeAllPasses(
  trx: Transaction<Tables>,
  reason: RevokedReason,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('hall_passes')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** A user's paid bookings, on which the claims of a pass are based. */
export function paidBookingsOf(db: Queryable, userId: string) {
  return db
    .selectFrom('bookings')
    .select(['room', 'seat_id as seat', 'batch', 'start_date as startDate', 'end_date as endDate'])
    .where('user_id', '=', userId)
    .where('status', '=', 'paid')
    .execute()
}
