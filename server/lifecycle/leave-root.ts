import { spawn } from 'node:child_process'
import type { Dirent } from 'node:fs'
import { lchown, readdir, readFile, stat } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { dirname, join } from 'node:path'
import { PROJECT_FOLDER } from '#server/config/project-folder.ts'
import { stopIdleDatabase } from '#server/db/embedded/open-embedded.ts'
import { findPrograms } from '#server/db/embedded/programs.ts'

type UserIds = { uid: number; gid: number }

const ROOT = 0
/** What the app reads while it runs, besides the file that runs; all of it is installed with the same permissions. */
const NEEDED_FILES = ['package.json', 'server/main.ts', 'node_modules/fastify/package.json']
/** Below this port, only root may listen, unless the system is configured otherwise. */
const FIRST_FREE_PORT = 1024
const USERS = ['dyanpeeth', 'nobody']

/**
 * If root started the app, gives the data folder to an ordinary user and continues as that user, so
 * PostgreSQL runs as that user, too. The user is the data folder's owner, or `dyanpeeth` or `nobody`. Returns a warning
 * if the app has to stay root, else undefined.
 */
export async function leaveRoot(
  dataDir: string,
  ports: readonly number[],
): Promise<string | undefined> {
  if (process.getuid?.() !== ROOT) return undefined
  const user = await chooseUser(dataDir)
  const reason = await reasonToStay(user, dataDir, ports)
  if (reason !== undefined || user === undefined) {
    return `The app runs as root because ${reason}: start it as a separate user instead`
  }
  // Installed libraries may need links, which only the owner of the program files can create.
  await findPrograms().catch(() => undefined)
  await stopIdleDatabase(dataDir)
  await changeOwner(user, dataDir)
  // Node.js writes its cache of compiled code at exit, when the app can no longer write there.
  flushCompileCache()
  become(user)
  return undefined
}

/** If root runs a command on a data folder of the app's user, continues as that user, so that the app can use the new files. */
export async function becomeOwner(dataDir: string): Promise<void> {
  if (process.getuid?.() !== ROOT) return
  const owner = await stat(dataDir).catch(() => undefined)
  if (owner) become(owner)
}

function become({ uid, gid }: UserIds): void {
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
}

async function reasonToStay(
  user: UserIds | undefined,
  dataDir: string,
  ports: readonly number[],
): Promise<string | undefined> {
  if (user === undefined) return 'this system has no user "dyanpeeth" or "nobody"'
  const privilegedPort = ports.find((port) => port > 0 && port < FIRST_FREE_PORT)
  if (privilegedPort !== undefined) return `only root may use port ${privilegedPort}`
  const [mayEnter, mayRead] = await Promise.all([canEnter(user, dirname(dataDir)), canRead(user)])
  if (!mayEnter) return `other users can't enter ${dirname(dataDir)}`
  return mayRead ? undefined : `other users can't read ${PROJECT_FOLDER}`
}

async function chooseUser(dataDir: string): Promise<UserIds | undefined> {
  for (const path of [dataDir, join(dataDir, 'postgres')]) {
    const { uid, gid } = await stat(path).catch(() => ({ uid: ROOT, gid: ROOT }))
    if (uid !== ROOT) return { uid, gid }
  }
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  for (const name of USERS) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(users) ?? []
    if (uid && gid && Number(uid) !== ROOT) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

function canEnter(user: UserIds, folder: string): Promise<boolean> {
  return runsAs(user, 'process.chdir(process.argv[1])', folder)
}

function canRead(user: UserIds): Promise<boolean> {
  const files = NEEDED_FILES.map((file) => join(PROJECT_FOLDER, file))
  const script = 'for (const file of process.argv.slice(1)) require("node:fs").readFileSync(file)'
  return runsAs(user, script, import.meta.filename, ...files)
}

/** Also false if the user can't run this Node.js. */
function runsAs(user: UserIds, script: string, ...args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['-e', script, ...args], {
      ...user,
      cwd: '/',
      stdio: 'ignore',
      env: {},
    })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** Changes the owner of a folder and all it contains, without following links. */
async function changeOwner(user: UserIds, path: string): Promise<void> {
  await lchown(path, user.uid, user.gid)
  const entries: Dirent[] = await readdir(path, { withFileTypes: true })
  for (const entry of entries) {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) await changeOwner(user, inner)
    else await lchown(inner, user.uid, user.gid)
  }
}
