import type pg from 'pg'

/** The role that the app, its migrations and its backups use. It owns the app's database, and only that. */
export const APP_ROLE = 'dyanpeeth_app'
export const APP_DATABASE = 'dyanpeeth'

/**
 * Creates the app's role and database at the first start, with a superuser's connection. The role can't
 * read or write the server's files, run programs, or change roles and other databases.
 */
export async function createAppDatabase(superuser: pg.Client, password: string): Promise<void> {
  await createRole(superuser)
  await superuser.query(
    `ALTER ROLE ${APP_ROLE} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
      PASSWORD ${superuser.escapeLiteral(password)}`,
  )
  const found = await superuser.query('SELECT 1 FROM pg_database WHERE datname = $1', [
    APP_DATABASE,
  ])
  if (found.rowCount === 0) {
    await superuser.query(`CREATE DATABASE ${APP_DATABASE} OWNER ${APP_ROLE}`)
  }
}

async function createRole(superuser: pg.Client): Promise<void> {
  const found = await superuser.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APP_ROLE])
  if (found.rowCount === 0) await superuser.query(`CREATE ROLE ${APP_ROLE}`)
}

/**
 * Gives the app's role everything that an earlier release created as superuser. `superuser` is a
 * superuser's connection to the app's database. One transaction: a crash changes nothing.
 */
export async function handOverToAppRole(superuser: pg.Client): Promise<void> {
  const { rows } = await superuser.query<{ statement: string }>(FOREIGN_OBJECTS, [APP_ROLE])
  if (rows.length === 0) return
  await superuser.query(['BEGIN', ...rows.map(({ statement }) => statement), 'COMMIT'].join(';\n'))
}

/**
 * Builds an ALTER ... OWNER statement for each object that another role owns. Members of extensions,
 * sequences of columns, row types and array types follow what they belong to. The schema `public`
 * belongs to the owner of the database.
 */
const FOREIGN_OBJECTS = `
  WITH app AS (SELECT oid FROM pg_roles WHERE rolname = $1),
  schemas AS (
    SELECT oid, nspname, nspowner FROM pg_namespace
    WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
  ),
  dependent AS (SELECT classid, objid FROM pg_depend WHERE deptype IN ('e', 'i', 'a') AND objsubid = 0),
  extended AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e')
  SELECT format('ALTER DATABASE %I OWNER TO %I', datname, $1::text) AS statement
    FROM pg_database WHERE datname = current_database() AND datdba <> (SELECT oid FROM app)
  UNION ALL
  SELECT format('ALTER SCHEMA %I OWNER TO %I', nspname, $1::text)
    FROM schemas WHERE nspname <> 'public' AND nspowner <> (SELECT oid FROM app)
  UNION ALL
  SELECT format('ALTER %s %s OWNER TO %I',
      CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE'
        ELSE 'TABLE' END, c.oid::regclass, $1::text)
    FROM pg_class c JOIN schemas s ON s.oid = relnamespace
    WHERE relkind IN ('r', 'p', 'v', 'm', 'S') AND relowner <> (SELECT oid FROM app)
      AND NOT EXISTS (SELECT FROM extended WHERE classid = 'pg_class'::regclass AND objid = c.oid)
      AND NOT (relkind = 'S' AND EXISTS (
        SELECT FROM dependent WHERE classid = 'pg_class'::regclass AND objid = c.oid))
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO %I', p.oid::regprocedure, $1::text)
    FROM pg_proc p JOIN schemas s ON s.oid = pronamespace
    WHERE proowner <> (SELECT oid FROM app)
      AND NOT EXISTS (SELECT FROM dependent WHERE classid = 'pg_proc'::regclass AND objid = p.oid)
  UNION ALL
  SELECT format('ALTER TYPE %s OWNER TO %I', t.oid::regtype, $1::text)
    FROM pg_type t JOIN schemas s ON s.oid = typnamespace
    WHERE typtype IN ('d', 'e', 'r') AND typowner <> (SELECT oid FROM app)
      AND NOT EXISTS (SELECT FROM dependent WHERE classid = 'pg_type'::regclass AND objid = t.oid)`
