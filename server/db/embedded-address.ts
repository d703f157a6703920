import { createHash } from 'node:crypto'
import { lstat, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '../error-code.ts'
import { StartupError } from '../startup-error.ts'
import { type DatabaseUser, giveTo } from './embedded-user.ts'

/** Where PostgreSQL listens: `host` is a folder with its socket, or 127.0.0.1. */
export type DatabaseAddress = { host: string; port: number }

/** Names the socket file; nothing listens on it as a network port. */
const SOCKET_PORT = 5432
const SOCKET_FILE = `.s.PGSQL.${SOCKET_PORT}.lock`
/** The systems allow 104 to 108 bytes. */
const SOCKET_PATH_LIMIT = 100

/** Chooses where a PostgreSQL about to start will listen, out of the reach of other users. */
export async function chooseAddress(dataDir: string, user: DatabaseUser): Promise<DatabaseAddress> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() }
  const host = socketFolder(dataDir)
  await makePrivate(host, user)
  return { host, port: SOCKET_PORT }
}

/** In the data folder, unless the path gets too long for a socket. */
function socketFolder(dataDir: string): string {
  const near = join(dataDir, 'socket')
  if (fitsSocket(near)) return near
  const name = `dyanpeeth-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  const short = join(tmpdir(), name)
  return fitsSocket(short) ? short : join('/tmp', name)
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
  const ours = [process.getuid?.(), user.ids?.uid].includes(found.uid)
  // In the shared temporary folder somebody else may have taken the name, to listen in.
  if (!found.isDirectory() || !ours || (found.mode & 0o077) !== 0) {
    throw new StartupError(
      `The folder ${folder} for the database's socket is not private to this user: remove it, or set DATA_DIR to a shorter path.`,
    )
  }
  await giveTo(user, folder)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
