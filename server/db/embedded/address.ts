import { createHash } from 'node:crypto'
import { lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupError } from '#server/config/startup-error.ts'
import { errorCode } from '#server/log/error-code.ts'
import { freePort } from './free-port.ts'
import { chownTo, type DatabaseUser } from './run-as-user.ts'

/** Where PostgreSQL listens: `host` is the socket's folder, or 127.0.0.1. */
export type DatabaseAddress = { host: string; port: number }

/** Part of the socket file's name; it is not a network port. */
const SOCKET_PORT = 5432
const SOCKET_FILE = `.s.PGSQL.${SOCKET_PORT}.lock`
/** Operating systems allow 104 to 108 bytes. */
const SOCKET_PATH_LIMIT = 100

/** Chooses an address that other users can't reach for a PostgreSQL that is about to start. */
export async function chooseAddress(dataDir: string, user: DatabaseUser): Promise<DatabaseAddress> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() }
  const host = socketFolder(dataDir)
  await makePrivate(host, user)
  return { host, port: SOCKET_PORT }
}

/** The data folder, unless the path is too long for a socket. */
function socketFolder(dataDir: string): string {
  const dataSocket = join(dataDir, 'socket')
  if (fitsSocket(dataSocket)) return dataSocket
  const name = `dyanpeeth-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  const temporarySocket = join(tmpdir(), name)
  return fitsSocket(temporarySocket) ? temporarySocket : join('/tmp', name)
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(join(folder, SOCKET_FILE)) <= SOCKET_PATH_LIMIT
}

async function makePrivate(folder: string, user: DatabaseUser): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  const found = await lstat(folder)
  const isOurs = [process.getuid?.(), user.ids?.uid].includes(found.uid)
  // In the shared temporary folder another user could have created the name to eavesdrop.
  if (!found.isDirectory() || !isOurs || (found.mode & 0o077) !== 0) {
    throw new StartupError(
      `The folder ${folder} for the database's socket is not private to this user: remove it, or set DATA_DIR to a shorter path.`,
    )
  }
  await chownTo(user, folder)
}
