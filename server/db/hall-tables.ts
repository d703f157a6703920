import type pg from 'pg'

/** A table that a backup holds, with the columns that can be written. */
export type HallTable = { name: string; columns: string[] }

/** Where a running number stands; null before its first. */
export type HallSequence = { name: string; last: string | null }

type FoundTable = HallTable & { parents: string[] }

/**
 * The tables of the hall, those that others refer to first. Left out: what PostgreSQL may lose in a
 * crash anyway, the list of migrations, which secret signs the sessions here, and the job queue, which
 * has a schema of its own.
 */
export async function listHallTables(client: pg.Client): Promise<HallTable[]> {
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
  return parentsFirst(rows)
}

function parentsFirst(tables: FoundTable[]): HallTable[] {
  const names = new Set(tables.map(({ name }) => name))
  const sorted: HallTable[] = []
  let waiting = tables
  while (waiting.length > 0) {
    const placed = new Set(sorted.map(({ name }) => name))
    const isFree = ({ parents }: FoundTable) =>
      parents.every((parent) => placed.has(parent) || !names.has(parent))
    const free = waiting.filter(isFree)
    // Tables that refer to each other in a circle come in any order.
    const next = free.length > 0 ? free : waiting
    sorted.push(...next.map(({ name, columns }) => ({ name, columns })))
    waiting = waiting.filter((table) => !next.includes(table))
  }
  return sorted
}

/** Where each running number stands. Numbers never go back, so this may be asked after the rows. */
export async function listSequences(client: pg.Client): Promise<HallSequence[]> {
  const { rows } = await client.query<HallSequence>(`
    SELECT sequencename::text AS name, last_value::text AS last FROM pg_sequences
    WHERE schemaname = current_schema() ORDER BY 1`)
  return rows
}

/** The names of the migrations that have run, in their order; undefined where there is no hall. */
export async function listMigrations(client: pg.Client): Promise<string[] | undefined> {
  const there = await client.query("SELECT to_regclass('kysely_migration') IS NOT NULL AS there")
  if (there.rows[0]?.there !== true) return undefined
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM kysely_migration ORDER BY timestamp, name',
  )
  return rows.length > 0 ? rows.map(({ name }) => name) : undefined
}

/** A name as SQL takes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** `table (columns)`, as COPY takes it. */
export function copyTarget({ name, columns }: HallTable): string {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`
}
