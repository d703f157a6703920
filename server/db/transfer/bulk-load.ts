import { sql } from 'kysely'
import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'

/** Memory for building indexes. */
const BUILD_MEMORY = '256MB'

/**
 * Runs work that inserts very many rows into `tables`. Drops their indexes, exclusion and foreign
 * key constraints before and rebuilds them afterwards, which is faster than maintaining them per
 * row. The definitions are read from the database; a row that violates one fails the transaction.
 */
export async function withoutIndexes<T>(
  trx: Transaction<Tables>,
  tables: readonly (keyof Tables)[],
  work: () => Promise<T>,
): Promise<T> {
  const constraints = await definitions(
    trx,
    tables,
    sql`SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
               format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
                 pg_get_constraintdef(oid)) AS create
        FROM pg_constraint WHERE contype IN ('x', 'f') AND conrelid`,
  )
  const indexes = await definitions(
    trx,
    tables,
    sql`SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop,
               pg_get_indexdef(indexrelid) AS create
        FROM pg_index
        WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid) AND indrelid`,
  )
  for (const { drop } of [...constraints, ...indexes]) await sql.raw(drop).execute(trx)
  const done = await work()
  await sql`SELECT set_config('maintenance_work_mem', ${BUILD_MEMORY}, true)`.execute(trx)
  for (const { create } of [...indexes, ...constraints]) await sql.raw(create).execute(trx)
  return done
}

async function definitions(
  trx: Transaction<Tables>,
  tables: readonly (keyof Tables)[],
  query: ReturnType<typeof sql>,
): Promise<{ drop: string; create: string }[]> {
  const { rows } = await sql<{ drop: string; create: string }>`
    ${query} = ANY(${[...tables]}::text[]::regclass[])
  `.execute(trx)
  return rows
}
