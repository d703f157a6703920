import type { Queryable, Transaction } from './connect.ts'
import type { Tables } from './tables.ts'

/** Notes stored files that the transaction gives up; server/erasure/remove-files.ts removes them. */
export async function noteFilesToRemove(
  trx: Transaction<Tables>,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await trx
    .insertInto('files_to_remove')
    .values(keys.map((key) => ({ key })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Those that nobody has any more: the members of a sample share one selfie. */
export async function filesToRemove(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('files_to_remove as file')
    .select('file.key')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('membership_details as details')
            .select('details.user_id')
            .whereRef('details.selfie', '=', 'file.key'),
        ),
      ),
    )
    .orderBy('file.since')
    .execute()
  return rows.map(({ key }) => key)
}

/** For when the file is gone. */
export async function forgetFileToRemove(db: Queryable, key: string): Promise<void> {
  await db.deleteFrom('files_to_remove').where('key', '=', key).execute()
}
