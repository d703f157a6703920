import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSql } from './run-sql.ts'

const PROGRAMS = '/usr/lib/postgresql/15/bin'

/** Whether Debian's package of PostgreSQL 15, the oldest supported version, is installed. */
export const hasPostgres15 = existsSync(join(PROGRAMS, 'postgres'))

export type DebianPostgres = { connectionString: string; close(): Promise<void> }

/** Starts a PostgreSQL 15 in a new folder, as a non-root user. */
export async function startPostgres15(): Promise<DebianPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'pg15-'))
  const user = unprivilegedIds()
  if (user) await chown(folder, user.uid, user.gid)
  await chmod(folder, 0o700)
  const data = join(folder, 'data')
  const initialized = spawnSync(
    join(PROGRAMS, 'initdb'),
    ['-D', data, '-U', 'owner', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...user, cwd: '/', encoding: 'utf8' },
  )
  if (initialized.status !== 0) throw new Error(initialized.stderr)
  const program = spawn(
    join(PROGRAMS, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...user, cwd: '/', stdio: 'ignore' },
  )
  const connectionString = `postgresql://owner@localhost:5432/postgres?host=${encodeURIComponent(folder)}`
  await waitUntilReady(connectionString, program)
  return {
    connectionString,
    async close() {
      program.kill('SIGQUIT')
      await once(program, 'close')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilReady(connectionString: string, program: ChildProcess): Promise<void> {
  while (program.exitCode === null) {
    const answer = await runSql(connectionString, 'SELECT 1').catch(() => undefined)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('PostgreSQL 15 did not start')
}

/** PostgreSQL refuses to run as root. */
function unprivilegedIds(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? []
  return { uid: Number(uid), gid: Number(gid) }
}
