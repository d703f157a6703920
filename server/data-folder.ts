import { randomBytes } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from './error-code.ts'
import { StartupError } from './startup-error.ts'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'a file of that name is in the way',
  ENOTDIR: 'a file of that name is in the way',
}

/** Makes the data folder if it is missing. Throws StartupError when nothing can be written there. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  // Writing is the only sure test: access() says yes to root on a read-only disk.
  const probe = join(dataDir, `.write-test-${randomBytes(6).toString('hex')}`)
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const file = await open(probe, 'wx', 0o600)
    await file.close()
    await rm(probe)
  } catch (error) {
    throw dataFolderProblem(dataDir, error)
  }
}

/** Makes a new name in that folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and keeps their entries by its own journal.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Turns a failed write under the data folder into a StartupError; leaves any other error alone. */
export function dataFolderProblem(dataDir: string, error: unknown): unknown {
  const reason = REASONS[errorCode(error) ?? '']
  if (reason === undefined) return error
  return new StartupError(
    `The data folder ${dataDir} cannot be written (${reason}): make it writable for this user, or set DATA_DIR to another folder.`,
  )
}
