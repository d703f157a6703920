import pg from 'pg'
import { listHallTables, listMigrations, listSequences, quoted } from '#server/db/hall-tables.ts'

/**
 * Everything that a backup must carry, in a form that two halls can be compared by: of each table the
 * rows and their checksum, the indexes and constraints, and where the running numbers stand.
 */
export async function pictureOfHall(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query("SET timezone = 'UTC'; SET datestyle = 'ISO'")
    const tables: Record<string, unknown> = {}
    for (const { name, columns } of await listHallTables(client)) {
      const { rows } = await client.query(`
        SELECT count(*)::int AS rows, md5(string_agg(md5(t::text), '' ORDER BY t::text COLLATE "C")) AS sum
        FROM (SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}) t`)
      tables[name] = rows[0]
    }
    const rules = await client.query<{ rule: string }>(`
      SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS rule
        FROM pg_constraint WHERE connamespace = current_schema()::regnamespace AND contype <> 'n'
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = current_schema()
      ORDER BY 1`)
    return {
      tables,
      rules: rules.rows.map(({ rule }) => rule),
      sequences: await listSequences(client),
      migrations: await listMigrations(client),
    }
  } finally {
    await client.end()
  }
}
