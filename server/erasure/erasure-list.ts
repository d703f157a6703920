import { type FileHandle, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '#server/lifecycle/durable-file.ts'
import { errorCode } from '#server/log/error-code.ts'
import { isUuid } from '#shared/domain/uuid.ts'

/**
 * The erasure list: the IDs of erased users and tours, one per line. The file is outside the database, because a
 * restored backup has no record of later erasures.
 */
const FILE = 'erased-accounts'

/** Appends ids. They are durable when the promise resolves. */
export async function addToErasureList(dataDir: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const handle = await open(join(dataDir, FILE), 'a+', 0o600)
  try {
    const { size } = await handle.stat()
    // Keeps the next id separate from a line truncated by a crash.
    const gap = size > 0 && !(await endsWithNewline(handle, size)) ? '\n' : ''
    await handle.write(gap + ids.map((id) => `${id}\n`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
  // On every call: a crash may have happened between creating the file and this sync.
  await syncFolder(dataDir)
}

async function endsWithNewline(handle: FileHandle, size: number): Promise<boolean> {
  const { buffer } = await handle.read({ buffer: Buffer.alloc(1), position: size - 1 })
  return buffer.toString() === '\n'
}

/** Returns each id once and ignores truncated lines. */
export async function readErasureList(dataDir: string): Promise<string[]> {
  try {
    const lines = (await readFile(join(dataDir, FILE), 'utf8')).split(/\r?\n/)
    return [...new Set(lines.filter((line) => isUuid(line)))]
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
