import pg from 'pg'
import { listMigrations, listSequences, quoteIdentifier } from '#server/db/transfer/list-tables.ts'

/** Tables that a backup leaves out, with the reason. Every other table must be restored. */
const LEFT_OUT = [
  // Applied migrations are compared separately.
  'kysely_migration',
  'kysely_migration_lock',
  // PostgreSQL may lose it in a crash.
  'rate_limits',
  // As above. Their transaction IDs are also meaningless in another database.
  'roster_changes',
  'roster_era',
  // The target signs with its own secret.
  'session_secret',
]

/**
 * Everything that a backup must contain, in a comparable form: each table's rows and checksum,
 * indexes and constraints, and the sequences' positions.
 */
export async function databaseSnapshot(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query("SET timezone = 'UTC'; SET datestyle = 'ISO'")
    const tables: Record<string, unknown> = {}
    // From the system catalog, not from the list that the backup uses.
    const found = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class
       WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'm')
         AND relname <> ALL ($1) ORDER BY 1`,
      [LEFT_OUT],
    )
    for (const { name } of found.rows) {
      const { rows } = await client.query(`
        SELECT count(*)::int AS rows, md5(string_agg(md5(t::text), '' ORDER BY t::text COLLATE "C")) AS sum
        FROM ${quoteIdentifier(name)} t`)
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
