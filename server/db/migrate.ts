import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import type { Queryable } from './connect.ts'
import { foreignTables } from './hall-clearing.ts'
import { createJobQueues } from './job-queues.ts'
import * as hall from './migrations/0001-hall.ts'
import * as frontDesk from './migrations/0002-front-desk.ts'
import * as newestTours from './migrations/0003-newest-tours.ts'
import * as manyProcesses from './migrations/0010-many-processes.ts'
import * as privacy from './migrations/0030-privacy.ts'
import * as auditLogPages from './migrations/0040-audit-log-pages.ts'
import { saveSeats } from './seats.ts'
import type { Tables } from './tables.ts'

/** In the order in which they run. A migration that has landed is never edited. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-hall': hall,
  '0002-front-desk': frontDesk,
  '0003-newest-tours': newestTours,
  '0010-many-processes': manyProcesses,
  '0030-privacy': privacy,
  '0040-audit-log-pages': auditLogPages,
}

export function createMigrator(db: Queryable, options = {}): Migrator {
  const provider = { getMigrations: () => Promise.resolve(MIGRATIONS) }
  return new Migrator({ db, provider, ...options })
}

/** What must have run in a database that this app is to serve from. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS)

/** Whether a newer version of the app has migrated a database in which these have run. */
export function isNewerLevel(migrations: readonly string[]): boolean {
  return migrations.some((name) => !Object.hasOwn(MIGRATIONS, name))
}

export const NEWER_DATABASE =
  'This database was made by a newer version of the app: install that version, or restore the backup from before the upgrade.'

/**
 * Brings a database to the present schema, with the job queue's own tables and a row per seat of the
 * floor plan. Safe to run at every start and by several processes at once. Throws StartupError for a
 * database of a newer version, or with tables of another program, which it leaves as it is.
 */
export async function migrate(connectionString: string): Promise<void> {
  await refuseForeignTables(connectionString)
  const pool = new pg.Pool({ connectionString, max: 2 })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    const { error } = await createMigrator(db).migrateToLatest()
    if (error)
      throw (await isNewer(db).catch(() => false)) ? new StartupError(NEWER_DATABASE) : error
    await saveSeats(db)
    await createJobQueues(connectionString)
  } finally {
    await db.destroy()
  }
}

/** The migrator only says that something is wrong with the list of what has run. */
async function isNewer(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db)
  return isNewerLevel(rows.map(({ name }) => name))
}

/** A hall shares its database with nobody: a restore replaces all that is in it. */
async function refuseForeignTables(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const tables = await foreignTables(client)
    if (tables.length === 0) return
    throw new StartupError(
      `The database holds tables that are not a hall’s (${tables.slice(0, 3).join(', ')}): give the hall a database of its own.`,
    )
  } finally {
    await client.end()
  }
}
