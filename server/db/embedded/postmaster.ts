import { spawn } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '#server/log/error-code.ts'
import type { DatabaseAddress } from './address.ts'
import { hasPostgresProcess, isAlive, isPostgresProcess, signal } from './process.ts'

/** A running PostgreSQL: its main process, and its address once it is ready. */
type Postmaster = { pid: number; address: DatabaseAddress | undefined }

const PID_FILE = 'postmaster.pid'
const POLL_MS = 20
/** How long to wait for an empty file to be filled. */
const MAX_FILL_MS = 500
const FAST_STOP_MS = 60_000
const FORCED_STOP_MS = 10_000

/**
 * Returns the PostgreSQL running on this cluster, whoever started it, according to its
 * postmaster.pid. Ignores a file left by a dead process.
 */
export async function findPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const lines = await readLines(join(clusterDir, PID_FILE))
  const pid = pidIn(lines)
  if (!(await isPostgresProcess(clusterDir, pid))) return undefined
  return { pid, address: isReady(lines) ? addressIn(lines) : undefined }
}

/**
 * Removes stale files that would keep PostgreSQL from starting: those with a PID that now belongs to
 * another program, and those that a crash left empty.
 */
export async function removeStaleFiles(clusterDir: string, socketDir: string): Promise<void> {
  await removeIfEmpty(clusterDir, join(clusterDir, PID_FILE))
  for (const name of await lockFilesIn(socketDir)) {
    await removeIfEmpty(clusterDir, join(socketDir, name))
  }
  const lines = await readLines(join(clusterDir, PID_FILE))
  const pid = pidIn(lines)
  if (!isAlive(pid) || (await isPostgresProcess(clusterDir, pid))) return
  // Another start may have written its own file in the meantime.
  if ((await readLines(join(clusterDir, PID_FILE))).join() !== lines.join()) return
  await rm(join(clusterDir, PID_FILE), { force: true })
  const address = addressIn(lines)
  if (address) await rm(join(address.host, `.s.PGSQL.${address.port}.lock`), { force: true })
}

/** A starting PostgreSQL fills its file immediately, so a file that stays empty is stale. */
async function removeIfEmpty(clusterDir: string, file: string): Promise<void> {
  const isUnreadable = async () => {
    const lines = await readLines(file)
    return lines.length > 0 && pidIn(lines) === 0
  }
  const deadline = performance.now() + MAX_FILL_MS
  while (await isUnreadable()) {
    if (performance.now() > deadline) {
      if (!(await hasPostgresProcess(clusterDir))) await rm(file, { force: true })
      return
    }
    await sleep(POLL_MS)
  }
}

async function lockFilesIn(socketDir: string): Promise<string[]> {
  const names = await readdir(socketDir).catch(() => [])
  return names.filter((name) => name.endsWith('.lock'))
}

/** PostgreSQL's "fast" shutdown: rolls back open transactions and flushes everything. */
export async function stopPostmaster(clusterDir: string, pgCtl: string): Promise<void> {
  const running = await findPostmaster(clusterDir)
  if (!running) return
  if (process.platform === 'win32') return stopByPgCtl(clusterDir, pgCtl)
  signal(running.pid, 'SIGINT')
  if (await isGone(running.pid, clusterDir, FAST_STOP_MS)) return
  // It recovers from its log at the next start; no committed data is lost.
  signal(running.pid, 'SIGQUIT')
  await isGone(running.pid, clusterDir, FORCED_STOP_MS)
}

async function isGone(pid: number, clusterDir: string, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (await isPostgresProcess(clusterDir, pid)) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

/** Windows has no signals; pg_ctl uses PostgreSQL's own mechanism. */
function stopByPgCtl(clusterDir: string, pgCtl: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(pgCtl, ['stop', '-D', clusterDir, '-m', 'fast', '-w'], { stdio: 'ignore' })
    child.once('error', reject)
    child.once('exit', () => resolve())
  })
}

/** Empty if there is no such file. */
async function readLines(file: string): Promise<string[]> {
  try {
    return (await readFile(file, 'utf8')).split('\n')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

function pidIn(lines: string[]): number {
  const pid = Number(lines[0])
  // Negative in single-user mode.
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
