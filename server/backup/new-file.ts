import { randomBytes } from 'node:crypto'
import { type FileHandle, lstat, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from '#server/lifecycle/durable-file.ts'
import { errorCode } from '#server/log/error-code.ts'
import { BackupError } from './backup-error.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file exceeds the maximum size there',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
}

/**
 * Creates a new file with the content from `write`, readable by its owner only. It is renamed into
 * place when it is complete and synced; after a failure nothing is left. Throws BackupError if the
 * name exists or the disk fails.
 */
export async function writeNewFile<T>(
  path: string,
  write: (file: FileHandle) => Promise<T>,
): Promise<T> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`
  try {
    await refuseExisting(path)
    const file = await open(draft, 'wx', 0o600)
    try {
      const result = await write(file)
      await file.sync()
      await file.close()
      await rename(draft, path)
      await syncFolder(dirname(path))
      return result
    } catch (error) {
      await file.close().catch(() => undefined)
      await rm(draft, { force: true })
      throw error
    }
  } catch (error) {
    const reason = REASONS[errorCode(error) ?? '']
    const isSystemError = error instanceof Error && 'syscall' in error
    if (!reason || !isSystemError) throw error
    throw new BackupError(`The backup ${path} could not be written: ${reason}.`, { cause: error })
  }
}

async function refuseExisting(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined)
  if (found?.isDirectory()) {
    throw new BackupError(`${path} is a folder: give the path of a new file.`)
  }
  if (found) throw new BackupError(`${path} already exists: choose another name.`)
}
