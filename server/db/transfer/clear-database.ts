import type pg from 'pg'
import { listMigrations, listTables } from './list-tables.ts'

/** What a restore finds in the database. */
export type DatabaseContent =
  | { kind: 'empty' }
  | { kind: 'app'; users: number; bookings: number; payments: number }
  /** Another program's tables, or a migration that never finished. */
  | { kind: 'other'; tables: string[] }

export async function inspectDatabase(client: pg.Client): Promise<DatabaseContent> {
  const { tables, isHallDatabase } = await listAppTables(client)
  if (!isHallDatabase) return tables.length === 0 ? { kind: 'empty' } : { kind: 'other', tables }
  const { rows } = await client.query<{ users: number; bookings: number; payments: number }>(`
    SELECT (SELECT count(*)::int FROM users) AS users,
      (SELECT count(*)::int FROM bookings) AS bookings,
      (SELECT count(*)::int FROM payments) AS payments`)
  return { kind: 'app', users: 0, bookings: 0, payments: 0, ...rows[0] }
}

/** Returns the tables of a database that is not the app's. */
export async function foreignTables(client: pg.Client): Promise<string[]> {
  const { tables, isHallDatabase } = await listAppTables(client)
  return isHallDatabase ? [] : tables
}

async function listAppTables(
  client: pg.Client,
): Promise<{ tables: string[]; isHallDatabase: boolean }> {
  // Tables first: if another process is migrating right now, they appear together with its list of
  // migrations.
  const tables = (await listTables(client)).map(({ name }) => name)
  return { tables, isHallDatabase: (await listMigrations(client))?.[0] === '0001-hall' }
}

/** Returns the number of other connections to the same database. */
export async function otherConnections(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(`
    SELECT count(*)::int AS others FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL
      AND coalesce(backend_type, 'client backend') = 'client backend'`)
  return rows[0]?.others ?? 0
}

/** Drops everything that belongs to the app, including its job queue, in the client's current transaction. */
export async function clearDatabase(client: pg.Client): Promise<void> {
  await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE')
  for (const { kind, name } of await ownedObjects(client)) {
    await client.query(`DROP ${kind} IF EXISTS ${name} CASCADE`)
  }
}

type OwnedObject = { kind: string; name: string }

/** The tables, sequences, views, routines and types of our schema, except what extensions own. */
async function ownedObjects(client: pg.Client): Promise<OwnedObject[]> {
  const { rows } = await client.query<OwnedObject>(`
    SELECT CASE c.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW'
        WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS kind, c.oid::regclass::text AS name
      FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace
        AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype IN ('e', 'i', 'a'))
    UNION ALL
    SELECT 'ROUTINE', p.oid::regprocedure::text FROM pg_proc p
      WHERE p.pronamespace = current_schema()::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    UNION ALL
    SELECT 'TYPE', t.oid::regtype::text FROM pg_type t
      WHERE t.typnamespace = current_schema()::regnamespace AND t.typtype IN ('e', 'd')
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = t.oid AND d.deptype = 'e')`)
  return rows.map(({ kind, name }) => ({ kind, name }))
}
