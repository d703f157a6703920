import type pg from 'pg'

type TakenOff = { drop: string; create: string }

/**
 * Takes off what checks or sorts row by row: the tables' exclusion constraints and foreign keys, and
 * the indexes that are no constraint's. Answers how to put all of it back, in order; whatever the rows
 * violate is refused then. Under them each row takes the longer the more there are.
 */
export async function takeOffIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<TakenOff>(`
    SELECT 2 AS turn, format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
        format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
          pg_get_constraintdef(oid)) AS create
      FROM pg_constraint
      WHERE contype IN ('x', 'f') AND connamespace = current_schema()::regnamespace
        AND conparentid = 0
    UNION ALL
    SELECT 1, format('DROP INDEX %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
      FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
        AND c.relpersistence = 'p'
        AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)
    ORDER BY turn DESC, 2`)
  // Foreign keys go first and come back last, as they may lean on an index.
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ create }) => create).reverse()
}
