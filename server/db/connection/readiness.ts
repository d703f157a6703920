import { MIGRATION_NAMES } from './migrate.ts'
import type { Probe } from './probe.ts'

export type Readiness = 'ready' | 'databaseUnavailable' | 'databaseOutdated'

/** PostgreSQL's code for a missing table. */
const NO_SUCH_TABLE = '42P01'

/** Checks in progress: concurrent callers share one query. */
const pendingChecks = new WeakMap<Probe, Promise<Readiness>>()

/**
 * Returns whether the database responds and has every migration of this version. Migrations
 * of a newer version are accepted, because the old version keeps serving while the new one takes
 * over.
 */
export function checkReadiness(probe: Probe): Promise<Readiness> {
  const known = pendingChecks.get(probe)
  if (known) return known
  const check = queryReadiness(probe).finally(() => pendingChecks.delete(probe))
  pendingChecks.set(probe, check)
  return check
}

async function queryReadiness(probe: Probe): Promise<Readiness> {
  try {
    const done = await probe.query('SELECT FROM kysely_migration WHERE name = ANY($1)', [
      MIGRATION_NAMES,
    ])
    return done.length === MIGRATION_NAMES.length ? 'ready' : 'databaseOutdated'
  } catch (error) {
    const lacksTable = error instanceof Error && 'code' in error && error.code === NO_SUCH_TABLE
    return lacksTable ? 'databaseOutdated' : 'databaseUnavailable'
  }
}
