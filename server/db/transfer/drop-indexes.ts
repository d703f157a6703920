import { sql } from 'kysely'
import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'

/** Memory for building indexes; PostgreSQL's default is slow for large ones. */
export const INDEX_MEMORY = '256MB'

type DroppedIndex = { table: string; drop: string; create: string }

/** Runs a statement. Only the first one of `dropIndexes` returns rows. */
type Run = (statement: string) => Promise<{ rows: DroppedIndex[] }>

/**
 * Drops the tables' exclusion constraints, foreign keys and ordinary indexes, which slow down
 * inserts as the tables grow; of all tables unless `tables` names some. Returns the statements that
 * restore them, in order; these fail if the rows violate a constraint.
 */
export async function dropIndexes(run: Run, tables?: readonly string[]): Promise<string[]> {
  const { rows } = await run(`
    SELECT 2 AS turn, (SELECT relname FROM pg_class WHERE oid = conrelid) AS "table",
        format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
        format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
          pg_get_constraintdef(oid)) AS create
      FROM pg_constraint
      WHERE contype IN ('x', 'f') AND connamespace = current_schema()::regnamespace
        AND conparentid = 0
    UNION ALL
    SELECT 1, c.relname, format('DROP INDEX %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
      FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
        AND c.relpersistence = 'p'
        AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)
    ORDER BY turn DESC, 3`)
  // Foreign keys are dropped first and restored last, because they may depend on an index.
  const chosen = rows.filter(({ table }) => !tables || tables.includes(table))
  for (const { drop } of chosen) await run(drop)
  return chosen.map(({ create }) => create).reverse()
}

/** Runs work that inserts very many rows into `tables`, and builds their indexes afterwards. */
export async function withoutIndexes<T>(
  trx: Transaction<Tables>,
  tables: readonly (keyof Tables)[],
  work: () => Promise<T>,
): Promise<T> {
  const indexes = await dropIndexes((text) => sql.raw<DroppedIndex>(text).execute(trx), tables)
  const done = await work()
  await sql`SELECT set_config('maintenance_work_mem', ${INDEX_MEMORY}, true)`.execute(trx)
  for (const create of indexes) await sql.raw(create).execute(trx)
  return done
}
