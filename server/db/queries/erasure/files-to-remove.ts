import { sql } from 'kysely'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import { PICTURE_COLUMNS } from '#server/db/connection/picture-columns.ts'
import type { Tables } from '#server/db/connection/tables.ts'

/**
 * Queues stored files that the transaction orphans; server/erasure/remove-files.ts removes them.
 */
export async function queueFilesToRemove(
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

/** Queued files that no user refers to. The users of sample data share one selfie. */
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

/** Removes a file from the queue, once the storage has removed it. */
export async function forgetFileToRemove(db: Queryable, key: string): Promise<void> {
  await db.deleteFrom('files_to_remove').where('key', '=', key).execute()
}

/** The keys in `keys` that a row refers to. */
export async function picturesInUse(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
  const references = PICTURE_COLUMNS.map(
    ([table, column]) =>
      sql`EXISTS (SELECT FROM ${sql.table(table)} WHERE ${sql.ref(column)} = key)`,
  )
  const isInUse = sql.join(references, sql` OR `)
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM unnest(${keys}::text[]) AS key WHERE ${isInUse}`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
