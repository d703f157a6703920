import { spawn } from 'node:child_process'
import { chmod, chown, lchown, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartupError } from '#server/config/startup-error.ts'

/** The user that PostgreSQL runs as. PostgreSQL refuses to run as root, which many small servers use. */
export type DatabaseUser = {
  /** A command prefix, possibly empty. */
  prefix: readonly string[]
  /** Undefined: the user that runs the app. */
  ids: UserIds | undefined
}

type UserIds = { uid: number; gid: number }

const ROOT = 0
const USER_NAMESPACE = ['unshare', '--user', '--'] as const

/**
 * Chooses the user for the PostgreSQL with its files in `clusterDir`, which need not exist yet.
 * Throws StartupError if the app runs as root and no other user is available.
 */
export async function chooseDatabaseUser(
  clusterDir: string,
  postgres: string,
): Promise<DatabaseUser> {
  if (process.getuid?.() !== ROOT) return { prefix: [], ids: undefined }

  const owner = await ownerOf(clusterDir)
  if (owner && owner.uid !== ROOT) return { prefix: [], ids: owner }

  // In a user namespace without a mapping, PostgreSQL sees root as nobody, but the files still
  // belong to root.
  if (await runs([...USER_NAMESPACE, postgres, '--version'])) {
    return { prefix: USER_NAMESPACE, ids: undefined }
  }

  const nobody = await idsOfNobody()
  if (nobody && (await runs([postgres, '--version'], nobody))) {
    if (await canReach(dirname(clusterDir))) {
      if (owner) await chownAll(clusterDir, nobody)
      return { prefix: [], ids: nobody }
    }
  }
  throw new StartupError(
    'PostgreSQL does not run as root, and here neither "unshare --user" nor the user "nobody" can run it: start the app as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

/** Changes the owner of a file or folder, recursively, to the database's user. */
export async function chownTo(user: DatabaseUser, path: string): Promise<void> {
  if (user.ids) await chownAll(path, user.ids)
}

async function chownAll(path: string, { uid, gid }: UserIds): Promise<void> {
  await chown(path, uid, gid)
  if (!(await stat(path)).isDirectory()) return
  for (const entry of await readdir(path, { recursive: true })) {
    await lchown(join(path, entry), uid, gid)
  }
}

async function ownerOf(path: string): Promise<UserIds | undefined> {
  try {
    const { uid, gid } = await stat(path)
    return { uid, gid }
  } catch {
    return undefined
  }
}

async function idsOfNobody(): Promise<UserIds | undefined> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/**
 * Returns whether any user can traverse the path to the data folder. Makes the data folder itself
 * traversable.
 */
async function canReach(dataDir: string): Promise<boolean> {
  const OTHERS_MAY_ENTER = 0o001
  await chmod(dataDir, (await stat(dataDir)).mode | 0o011)
  for (let folder = dataDir; ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & OTHERS_MAY_ENTER) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

function runs(command: readonly string[], ids?: UserIds): Promise<boolean> {
  const [program = '', ...args] = command
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'ignore', ...ids })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}
