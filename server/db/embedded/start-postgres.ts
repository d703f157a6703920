import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '#server/config/startup-error.ts'
import { chooseAddress, type DatabaseAddress } from './address.ts'
import { databaseEnvironment } from './cluster.ts'
import { findPostmaster, removeStaleFiles } from './postmaster.ts'
import type { PostgresPrograms } from './programs.ts'
import type { DatabaseUser } from './run-as-user.ts'

/** The location of an embedded PostgreSQL and what is needed to run it. */
export type Cluster = {
  dataDir: string
  clusterDir: string
  programs: PostgresPrograms
  user: DatabaseUser
  password: string
}

const POLL_MS = 10
const LOG_LIMIT_BYTES = 1_000_000

/** PostgreSQL's messages when another copy, or a child of a killed one, is running. */
const BUSY = /lock file "[^"]*" already exists|pre-existing shared memory block/

/**
 * Starts PostgreSQL on a cluster and waits until it is ready or the signal aborts. It runs in its
 * own session, so that Ctrl-C at the console does not reach it. Returns early if another process is
 * starting it; throws StartupError if it can't start.
 */
export async function startPostgres(cluster: Cluster, signal: AbortSignal): Promise<void> {
  const { clusterDir, dataDir, programs, user } = cluster
  const address = await chooseAddress(dataDir, user)
  await removeStaleFiles(clusterDir, address.host)
  const logFile = join(dataDir, 'postgres.log')
  const log = await openLog(logFile)
  const [program = '', ...args] = [
    ...user.prefix,
    programs.postgres,
    '-D',
    clusterDir,
    ...settings(address).flatMap((setting) => ['-c', setting]),
  ]
  let ended = false
  let child: ChildProcess
  try {
    child = spawn(program, args, {
      detached: true,
      stdio: ['ignore', log.handle.fd, log.handle.fd],
      env: databaseEnvironment(),
      ...user.ids,
    })
  } finally {
    await log.handle.close()
  }
  child.once('error', () => {
    ended = true
  })
  child.once('exit', () => {
    ended = true
  })
  child.unref()

  while (!ended) {
    const running = await findPostmaster(clusterDir)
    if ((running?.pid === child.pid && running?.address) || signal.aborted) return
    await sleep(POLL_MS)
  }
  const messages = (await readFile(logFile, 'utf8')).slice(log.size)
  if (BUSY.test(messages)) return
  const reason = /(?:FATAL|PANIC): +(.*)/.exec(messages)?.[1] ?? 'it exited immediately'
  throw new StartupError(`PostgreSQL did not start (${reason}): see ${logFile}.`)
}

function settings({ host, port }: DatabaseAddress): string[] {
  const isFolder = process.platform !== 'win32'
  return [
    `port=${port}`,
    `listen_addresses=${isFolder ? '' : host}`,
    ...(isFolder
      ? [`unix_socket_directories=${quoteForList(host)}`, 'unix_socket_permissions=0700']
      : []),
    // One app uses at most 21 connections. Tests and benchmarks run several apps on one PostgreSQL.
    'max_connections=100',
    'shared_buffers=96MB',
    'max_wal_size=256MB',
    'timezone=UTC',
    'log_timezone=UTC',
    // Failed statements would fill the log with members' data; the app logs them itself.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_checkpoints=off',
  ]
}

/** The setting is a list: a comma or space in the path would split it. */
function quoteForList(path: string): string {
  return `"${path.replaceAll('"', '""')}"`
}

async function openLog(file: string) {
  const size = await sizeOf(file)
  if (size > LOG_LIMIT_BYTES) await rename(file, `${file}.old`)
  return { handle: await open(file, 'a', 0o600), size: size > LOG_LIMIT_BYTES ? 0 : size }
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0
}
