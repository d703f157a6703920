import { Kysely, PostgresDialect } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { Pool } from 'pg'
import type { Queryable } from './connect.ts'
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

/**
 * Brings a database to the present schema, with the job queue's own tables and a row per seat of the
 * floor plan. Safe to run at every start and by several processes at once.
 */
export async function migrate(connectionString: string): Promise<void> {
  const pool = new Pool({ connectionString, max: 2 })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    const { error } = await createMigrator(db).migrateToLatest()
    if (error) throw error
    await saveSeats(db)
    await createJobQueues(connectionString)
  } finally {
    await db.destroy()
  }
}
