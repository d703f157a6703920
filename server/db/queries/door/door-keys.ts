import { sql } from 'kysely'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'

export type StoredDoorKeys = {
  epoch: number
  sealedPhoneKey: Buffer
  sealedCardKey: Buffer
  cardPublicKey: Buffer
}

/** The keys of the current epoch; undefined before the first. */
export function readDoorKeys(db: Queryable): Promise<StoredDoorKeys | undefined> {
  return db
    .selectFrom('door_keys')
    .select([
      'epoch',
      'sealed_phone_key as sealedPhoneKey',
      'sealed_card_key as sealedCardKey',
      'card_public_key as cardPublicKey',
    ])
    .where('retired_at', 'is', null)
    .executeTakeFirst()
}

/** Locks the current epoch until the transaction ends: `share` to use its keys, `update` to replace it. */
export async function lockDoorKeys(
  trx: Transaction<Tables>,
  lock: 'share' | 'update',
): Promise<void> {
  const key = sql`hashtextextended('door keys', 0)`
  if (lock === 'share') await sql`SELECT pg_advisory_xact_lock_shared(${key})`.execute(trx)
  else await sql`SELECT pg_advisory_xact_lock(${key})`.execute(trx)
}

/** Returns the number of the next epoch. */
export async function nextEpoch(trx: Transaction<Tables>): Promise<number> {
  const { last } = await trx
    .selectFrom('door_keys')
    .select(({ fn }) => fn.max('epoch').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/** Replaces the current epoch. */
export async function startEpoch(
  trx: Transaction<Tables>,
  { epoch, sealedPhoneKey, sealedCardKey, cardPublicKey }: StoredDoorKeys,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('door_keys')
    .set({ retired_at: now })
    .where('retired_at', 'is', null)
    .execute()
  await trx
    .insertInto('door_keys')
    .values({
      epoch,
      sealed_phone_key: sealedPhoneKey,
      sealed_card_key: sealedCardKey,
      card_public_key: cardPublicKey,
      created_at: now,
      retired_at: null,
    })
    .execute()
}
