import { sql } from 'kysely'
import { columnsOf } from '#server/db/connection/column-names.ts'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { CodePurpose } from '#shared/domain/user/one-time-code.ts'

export type CodeKey = { email: string; purpose: CodePurpose }

const CODE_COLUMNS = columnsOf(['codeHash', 'expiresAt', 'wrongTries', 'usedAt'])

/**
 * The last code for an email and purpose. Locks it until the transaction ends, so that concurrent
 * tries are all counted.
 */
export function lockCode(trx: Transaction<Tables>, { email, purpose }: CodeKey) {
  return trx
    .selectFrom('one_time_codes')
    .select(CODE_COLUMNS)
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Stores a new code in place of the previous one. Returns false, and stores nothing, if the
 * previous one was sent between these times.
 */
export async function replaceCode(
  db: Queryable,
  code: CodeKey & {
    codeHash: Buffer
    sentAt: Date
    expiresAt: Date
    unlessSentBetween: { after: Date; before: Date }
  },
): Promise<boolean> {
  const values = {
    code_hash: code.codeHash,
    sent_at: code.sentAt,
    expires_at: code.expiresAt,
    wrong_tries: 0,
    used_at: null,
  }
  const result = await db
    .insertInto('one_time_codes')
    .values({ email: code.email, purpose: code.purpose, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'purpose'])
        .doUpdateSet(values)
        .where((before) =>
          before.or([
            before('one_time_codes.sent_at', '<=', code.unlessSentBetween.after),
            before('one_time_codes.sent_at', '>', code.unlessSentBetween.before),
          ]),
        ),
    )
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export async function codeSentAt(db: Queryable, { email, purpose }: CodeKey): Promise<Date | null> {
  const row = await db
    .selectFrom('one_time_codes')
    .select('sent_at')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row?.sent_at ?? null
}

export async function countWrongTry(trx: Transaction<Tables>, key: CodeKey): Promise<void> {
  await trx
    .updateTable('one_time_codes')
    .set({ wrong_tries: sql`wrong_tries + 1` })
    .where('email', '=', key.email)
    .where('purpose', '=', key.purpose)
    .execute()
}

export async function markCodeUsed(
  trx: Transaction<Tables>,
  key: CodeKey,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('email', '=', key.email)
    .where('purpose', '=', key.purpose)
    .execute()
}

/** Removes the codes sent to an email for these purposes, used or not. */
export async function removeCodes(
  trx: Transaction<Tables>,
  email: string,
  purposes: readonly CodePurpose[],
): Promise<void> {
  await trx
    .deleteFrom('one_time_codes')
    .where('email', '=', email)
    .where('purpose', 'in', purposes)
    .execute()
}

/** Removes the codes that expired before `before`, used or not. */
export async function removeOldCodes(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('one_time_codes').where('expires_at', '<', before).execute()
}
