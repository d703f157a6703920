import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'

/** Linux counts processor time in these. */
const TICKS_PER_SECOND = 100

/**
 * Returns a function that returns the processor seconds that a process and PostgreSQL have used. Other work on
 * the machine makes requests slower, but changes their processor time little.
 */
export async function processorTime(pid: number, connectionString: string): Promise<() => number> {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  await client.end()
  const postmaster = statOf(rows[0].pid)?.parent
  return () =>
    readdirSync('/proc')
      .map(Number)
      .map((each) => ({ each, stat: statOf(each) }))
      .filter(({ each, stat }) => each === pid || stat?.parent === postmaster)
      .reduce((sum, { stat }) => sum + (stat?.seconds ?? 0), 0)
}

function statOf(pid: number): { parent: number; seconds: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the command, which may contain spaces: state, parent, and 9 others before the times.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number)
    return { parent: parent ?? 0, seconds: ((user ?? 0) + (system ?? 0)) / TICKS_PER_SECOND }
  } catch {
    return undefined
  }
}
