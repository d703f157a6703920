import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../error-code.ts'
import type { DatabaseAddress } from './embedded-address.ts'
import { isAlive, isPostgresOf, signal } from './embedded-process.ts'

/** A running PostgreSQL: its main process, and where it listens once it is ready to serve. */
type Postmaster = { pid: number; address: DatabaseAddress | undefined }

const POLL_MS = 20
const FAST_STOP_MS = 60_000
const FORCED_STOP_MS = 10_000

/**
 * The PostgreSQL that runs on this cluster, whoever started it, by the file postmaster.pid that it
 * keeps there. A file left by a dead one counts for nothing.
 */
export async function findPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const lines = await readPidFile(clusterDir)
  const pid = pidIn(lines)
  if (!(await isPostgresOf(clusterDir, pid))) return undefined
  return { pid, address: isReady(lines) ? addressIn(lines) : undefined }
}

/**
 * Removes a dead PostgreSQL's files if another program has its process number by now: PostgreSQL
 * itself would take that one for another copy and refuse to start.
 */
export async function forgetDeadPostmaster(clusterDir: string): Promise<void> {
  const lines = await readPidFile(clusterDir)
  const pid = pidIn(lines)
  if (!isAlive(pid) || (await isPostgresOf(clusterDir, pid))) return
  // Another start may have written its own file in the meantime.
  if ((await readPidFile(clusterDir)).join() !== lines.join()) return
  await rm(join(clusterDir, 'postmaster.pid'), { force: true })
  const address = addressIn(lines)
  if (address) await rm(join(address.host, `.s.PGSQL.${address.port}.lock`), { force: true })
}

/** Ends it as PostgreSQL calls fast: open transactions are undone, everything is written out. */
export async function stopPostmaster(clusterDir: string, pgCtl: string): Promise<void> {
  const running = await findPostmaster(clusterDir)
  if (!running) return
  if (process.platform === 'win32') return stopByPgCtl(clusterDir, pgCtl)
  signal(running.pid, 'SIGINT')
  if (await isGone(running.pid, clusterDir, FAST_STOP_MS)) return
  // It recovers from its log at the next start; nothing that was saved is lost.
  signal(running.pid, 'SIGQUIT')
  await isGone(running.pid, clusterDir, FORCED_STOP_MS)
}

async function isGone(pid: number, clusterDir: string, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs
  while (await isPostgresOf(clusterDir, pid)) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

/** Windows has no signals: pg_ctl asks by PostgreSQL's own way. */
function stopByPgCtl(clusterDir: string, pgCtl: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(pgCtl, ['stop', '-D', clusterDir, '-m', 'fast', '-w'], { stdio: 'ignore' })
    child.once('error', reject)
    child.once('exit', () => resolve())
  })
}

async function readPidFile(clusterDir: string): Promise<string[]> {
  try {
    return (await readFile(join(clusterDir, 'postmaster.pid'), 'utf8')).split('\n')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

function pidIn(lines: string[]): number {
  const pid = Number(lines[0])
  return Number.isSafeInteger(pid) ? pid : 0
}

/** The file's lines: pid, folder, start time, port, socket folder, network address, memory, state. */
function addressIn(lines: string[]): DatabaseAddress | undefined {
  const host = process.platform === 'win32' ? lines[5] : lines[4]
  const port = Number(lines[3])
  return host && port > 0 ? { host, port } : undefined
}

/** The state is starting, ready or stopping. */
function isReady(lines: string[]): boolean {
  return lines[7]?.trim() === 'ready'
}
