import { MIGRATION_NAMES } from './migrate.ts'
import type { Probe } from './probe.ts'

export type Readiness = 'ready' | 'databaseAway' | 'databaseOutdated'

/** PostgreSQL's code for a table that is not there. */
const NO_SUCH_TABLE = '42P01'

/** Checks that are under way: many who ask at once cost one question. */
const underWay = new WeakMap<Probe, Promise<Readiness>>()

/**
 * Whether the database answers and every migration that this app knows has run there. That a newer app
 * has run more of them is no reason to stop: while it takes over, the old one goes on serving.
 */
export function checkReadiness(probe: Probe): Promise<Readiness> {
  const known = underWay.get(probe)
  if (known) return known
  const check = askReadiness(probe).finally(() => underWay.delete(probe))
  underWay.set(probe, check)
  return check
}

async function askReadiness(probe: Probe): Promise<Readiness> {
  try {
    const done = await probe.ask('SELECT FROM kysely_migration WHERE name = ANY($1)', [
      MIGRATION_NAMES,
    ])
    return done.length === MIGRATION_NAMES.length ? 'ready' : 'databaseOutdated'
  } catch (error) {
    const noTable = error instanceof Error && 'code' in error && error.code === NO_SUCH_TABLE
    return noTable ? 'databaseOutdated' : 'databaseAway'
  }
}
