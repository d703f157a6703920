import pg from 'pg'
import { listMigrations, listSequences, quoted } from '#server/db/hall-tables.ts'

/** What a backup leaves out, and why. Every other table must come back. */
const LEFT_OUT = [
  // Which migrations have run is compared by itself.
  'kysely_migration',
  'kysely_migration_lock',
  // PostgreSQL itself may lose it in a crash.
  'rate_limits',
  // The new place signs with its own.
  'session_secret',
]

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
    // By the system's own list, not by the one that the backup goes by.
    const found = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class
       WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'm')
         AND relname <> ALL ($1) ORDER BY 1`,
      [LEFT_OUT],
    )
    for (const { name } of found.rows) {
      const { rows } = await client.query(`
        SELECT count(*)::int AS rows, md5(string_agg(md5(t::text), '' ORDER BY t::text COLLATE "C")) AS sum
        FROM ${quoted(name)} t`)
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
