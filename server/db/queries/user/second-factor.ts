import { type ExpressionBuilder, sql } from 'kysely'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { FactorPolicy, FactorState } from '#shared/domain/user/second-factor.ts'

/** Whether the second factor of the outer query's user is on. */
export function hasSecondFactor(user: ExpressionBuilder<Tables, 'users'>) {
  return user
    .exists(
      user
        .selectFrom('second_factors as factor')
        .select('factor.user_id')
        .whereRef('factor.user_id', '=', 'users.id')
        .where('factor.confirmed_at', 'is not', null),
    )
    .$castTo<boolean>()
}

/** Who must use a second factor. */
export const factorPolicy = sql<FactorPolicy>`
  coalesce((SELECT factor_policy FROM settings), 'nobody')
`

/** Whether a user's second factor is on, and who must use one. */
export function readFactorFacts(db: Queryable, userId: string) {
  return db
    .selectFrom('users')
    .select((user) => [hasSecondFactor(user).as('factorOn'), factorPolicy.as('factorPolicy')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Whether a user's second factor is on, when it was switched on, and how many recovery codes are left. */
export async function readSecondFactor(db: Queryable, userId: string) {
  const row = await db
    .selectFrom('second_factors as factor')
    .select(({ fn, selectFrom }) => [
      'factor.confirmed_at as since',
      selectFrom('recovery_codes as code')
        .select(fn.countAll<string>().as('left'))
        .whereRef('code.user_id', '=', 'factor.user_id')
        .where('code.used_at', 'is', null)
        .as('recoveryCodesLeft'),
    ])
    .where('factor.user_id', '=', userId)
    .where('factor.confirmed_at', 'is not', null)
    .executeTakeFirst()
  return {
    on: row !== undefined,
    since: row?.since ?? null,
    recoveryCodesLeft: Number(row?.recoveryCodesLeft ?? 0),
  }
}

export type LockedFactor = {
  state: FactorState
  /** Null if the state is off. */
  sealedKey: Buffer | null
  lastStep: number | null
}

/** A user's second factor, locked until the transaction ends, so that each code works once. */
export async function lockSecondFactor(
  trx: Transaction<Tables>,
  userId: string,
): Promise<LockedFactor> {
  const row = await trx
    .selectFrom('second_factors')
    .select(['sealed_key as sealedKey', 'confirmed_at as confirmedAt', 'last_step as lastStep'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return { state: 'off', sealedKey: null, lastStep: null }
  return { ...row, state: row.confirmedAt ? 'on' : 'started' }
}

/** Stores the key of a set-up, in place of one that was not finished. */
export async function saveFactorKey(
  trx: Transaction<Tables>,
  { userId, sealedKey }: { userId: string; sealedKey: Buffer },
  now: Date,
): Promise<void> {
  const values = { sealed_key: sealedKey, started_at: now }
  await trx
    .insertInto('second_factors')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(values)
        .where('second_factors.confirmed_at', 'is', null),
    )
    .execute()
}

/** Switches a started second factor on, with the step of its first code. */
export async function switchFactorOn(
  trx: Transaction<Tables>,
  { userId, step }: { userId: string; step: number },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .execute()
}

/** Records the step of a used code, so that it and earlier ones are refused. */
export async function setLastStep(
  trx: Transaction<Tables>,
  { userId, step }: { userId: string; step: number },
): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .execute()
}

/** Removes a second factor with its recovery codes. */
export async function removeSecondFactor(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute()
}

export async function replaceRecoveryCodes(
  trx: Transaction<Tables>,
  { userId, hashes }: { userId: string; hashes: readonly Buffer[] },
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null })))
    .execute()
}

/** Uses up a recovery code. Returns false if there is no such code or it was already used. */
export async function takeRecoveryCode(
  trx: Transaction<Tables>,
  { userId, hash }: { userId: string; hash: Buffer },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
