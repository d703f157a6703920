import { spawn } from 'node:child_process'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartupError } from '#server/config/startup-error.ts'
import { dataFolderProblem } from '#server/lifecycle/data-folder.ts'
import { syncFolder } from '#server/lifecycle/durable-file.ts'
import { errorCode } from '#server/log/error-code.ts'
import { isAlive } from './process.ts'
import type { PostgresPrograms } from './programs.ts'
import { chownTo, type DatabaseUser } from './run-as-user.ts'

/** The superuser of the embedded PostgreSQL. The app itself uses another role: see app-role.ts. */
export const SUPERUSER = 'dyanpeeth'

type NewCluster = {
  clusterDir: string
  programs: PostgresPrograms
  user: DatabaseUser
  password: string
}

export async function clusterExists(clusterDir: string): Promise<boolean> {
  try {
    await stat(join(clusterDir, 'PG_VERSION'))
    return true
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw dataFolderProblem(dirname(clusterDir), error)
  }
}

/**
 * Creates PostgreSQL's data folder. It is renamed into place when complete, so a crash leaves no
 * partial database, and the first of two concurrent processes wins.
 */
export async function createCluster(cluster: NewCluster): Promise<void> {
  const { clusterDir, user } = cluster
  const dataDir = dirname(clusterDir)
  await removeAbandoned(clusterDir)
  const draft = `${clusterDir}.new-${process.pid}-${Date.now()}`
  try {
    await mkdir(draft, { mode: 0o700 })
    await writeFile(join(draft, 'password'), cluster.password, { mode: 0o600 })
    await chownTo(user, draft)
    await runInitdb(cluster, draft)
    await publish(join(draft, 'cluster'), clusterDir)
    await syncFolder(dataDir)
  } catch (error) {
    throw dataFolderProblem(dataDir, error)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function runInitdb({ programs, user }: NewCluster, draft: string): Promise<void> {
  const [program = '', ...args] = [
    ...user.prefix,
    programs.initdb,
    `--pgdata=${join(draft, 'cluster')}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${join(draft, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Sorts by code point on every machine: an operating system's collation rules may change and
    // corrupt indexes.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ]
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: databaseEnvironment(),
    ...user.ids,
  })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) {
    const reason = stderr.trim().split('\n')[0] || `initdb ended with code ${code}`
    throw new StartupError(`The database could not be created: ${reason}`)
  }
}

async function publish(draft: string, clusterDir: string): Promise<void> {
  try {
    await rename(draft, clusterDir)
  } catch (error) {
    // Another process was first; its cluster has the same password.
    if (!(await clusterExists(clusterDir))) throw error
  }
}

/** Removes unfinished folders of processes that died while creating the cluster. */
async function removeAbandoned(clusterDir: string): Promise<void> {
  const prefix = `${basename(clusterDir)}.new-`
  for (const name of await readdir(dirname(clusterDir))) {
    if (!name.startsWith(prefix)) continue
    const maker = Number(name.slice(prefix.length).split('-')[0])
    if (maker !== process.pid && isAlive(maker)) continue
    await rm(join(dirname(clusterDir), name), { recursive: true, force: true })
  }
}

/** Passes only the required environment to PostgreSQL, because the app's own contains secrets. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  if (process.platform === 'win32') return process.env
  return { PATH: process.env.PATH, LC_ALL: 'C' }
}
