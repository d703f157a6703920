import { randomBytes } from 'node:crypto'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartupError } from '#server/config/startup-error.ts'
import { errorCode } from '#server/log/error-code.ts'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'a file of that name is in the way',
  ENOTDIR: 'a file of that name is in the way',
  ENOENT: 'no folder can be created there',
}

/** Creates the data folder if it is missing. Throws StartupError if it is not writable. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  // Only a write is a reliable test: access() succeeds for root on a read-only disk.
  const probe = join(dataDir, `.write-test-${randomBytes(6).toString('hex')}`)
  try {
    await makeFolder(dataDir)
    const file = await open(probe, 'wx', 0o600)
    await file.close()
    await rm(probe)
  } catch (error) {
    throw dataFolderProblem(dataDir, error)
  }
}

/** Converts a failed write in the data folder to a StartupError. Returns other errors unchanged. */
export function dataFolderProblem(dataDir: string, error: unknown): unknown {
  const reason = REASONS[errorCode(error) ?? '']
  if (reason === undefined) return error
  return new StartupError(
    `The data folder ${dataDir} cannot be written (${reason}): make it writable for this user, or set DATA_DIR to another folder.`,
  )
}

/** Not recursive mkdir: in Node it never returns if the file system fails with ENOENT. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    const code = errorCode(error)
    const parent = dirname(folder)
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return
    if (code !== 'ENOENT' || parent === folder || (await exists(parent))) throw error
    await makeFolder(parent)
    await makeFolder(folder)
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path)
    return true
  } catch {
    return false
  }
}
