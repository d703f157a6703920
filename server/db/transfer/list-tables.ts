import type pg from 'pg'

/** A table of a backup, with its writable columns. */
export type Table = { name: string; columns: string[] }

/** The last value of a sequence; null before its first. */
export type Sequence = { name: string; last: string | null }

type FoundTable = Table & { parents: string[] }

/**
 * Returns the app's tables, referenced tables first. Omits unlogged tables, the list of migrations,
 * the session secret's fingerprint, and the job queue, which has its own schema.
 */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<FoundTable>(`
    SELECT c.relname AS name,
      ARRAY(SELECT a.attname::text FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
        ORDER BY a.attnum) AS columns,
      ARRAY(SELECT DISTINCT p.relname::text FROM pg_constraint k JOIN pg_class p ON p.oid = k.confrelid
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND p.oid <> c.oid) AS parents
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = current_schema() AND c.relkind = 'r' AND c.relpersistence = 'p'
      AND c.relname NOT IN ('kysely_migration', 'kysely_migration_lock', 'session_secret')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    ORDER BY c.relname`)
  return sortParentsFirst(rows)
}

function sortParentsFirst(tables: FoundTable[]): Table[] {
  const names = new Set(tables.map(({ name }) => name))
  const sorted: Table[] = []
  let waiting = tables
  while (waiting.length > 0) {
    const sortedNames = new Set(sorted.map(({ name }) => name))
    const isFree = ({ parents }: FoundTable) =>
      parents.every((parent) => sortedNames.has(parent) || !names.has(parent))
    const free = waiting.filter(isFree)
    // Tables with circular references come in any order.
    const next = free.length > 0 ? free : waiting
    sorted.push(...next.map(({ name, columns }) => ({ name, columns })))
    waiting = waiting.filter((table) => !next.includes(table))
  }
  return sorted
}

/**
 * Returns the last value of each sequence. Sequences never go back, so this may run after the rows
 * are read.
 */
export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    SELECT sequencename::text AS name, last_value::text AS last FROM pg_sequences
    WHERE schemaname = current_schema() ORDER BY 1`)
  return rows
}

/**
 * Returns the names of the applied migrations in order; undefined if the database is not the app's.
 */
export async function listMigrations(client: pg.Client): Promise<string[] | undefined> {
  const exists = await client.query("SELECT to_regclass('kysely_migration') IS NOT NULL AS there")
  if (exists.rows[0]?.there !== true) return undefined
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM kysely_migration ORDER BY timestamp, name',
  )
  return rows.length > 0 ? rows.map(({ name }) => name) : undefined
}

/** Quotes an identifier. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** `table (columns)`, for COPY. */
export function copyTarget({ name, columns }: Table): string {
  return `${quoteIdentifier(name)} (${columns.map(quoteIdentifier).join(', ')})`
}
