import type pg from 'pg'

type DroppedIndex = { drop: string; create: string }

/**
 * Drops the tables' exclusion constraints, foreign keys and ordinary indexes, which slow down
 * inserts as the tables grow. Returns the statements that restore them, in order; these fail if the
 * rows violate a constraint.
 */
export async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<DroppedIndex>(`
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
  // Foreign keys are dropped first and restored last, because they may depend on an index.
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ create }) => create).reverse()
}
