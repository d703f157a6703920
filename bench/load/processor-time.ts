import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'

/** As the pid of the app, counts PostgreSQL's processor time alone. */
export const NO_APP = 0

/** /proc reports processor time in clock ticks. */
const TICKS_PER_SECOND = 100

/**
 * Returns a function that returns the processor seconds that a process and PostgreSQL have used. Other work on
 * the machine makes requests slower, but changes their processor time little.
 */
export async function processorTime(pid: number, connectionString: string): Promise<() => number> {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  const postmaster = statOf(rows[0].pid)?.parent
  await client.end()
  if (postmaster === undefined) throw new Error('PostgreSQL must run on this machine')
  return () => {
    const ended = statOf(postmaster)?.endedChildren ?? 0
    const running = readdirSync('/proc')
      .map(Number)
      .map((id) => ({ id, stat: statOf(id) }))
      .filter(({ id, stat }) => id === pid || stat?.parent === postmaster)
    return running.reduce((sum, { stat }) => sum + (stat?.seconds ?? 0), ended)
  }
}

type Stat = { parent: number; seconds: number; endedChildren: number }

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command, which may contain spaces, comes before the state, the parent, 9 others and the times.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const seconds = (first: number) =>
      (Number(fields[first]) + Number(fields[first + 1])) / TICKS_PER_SECOND
    return { parent: Number(fields[1]), seconds: seconds(11), endedChildren: seconds(13) }
  } catch {
    return undefined
  }
}
