import { type FileHandle, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '#server/durable-file.ts'
import { errorCode } from '#server/error-code.ts'

/**
 * The ids of the accounts that were erased, a line each, beside the database and not in it: a database
 * that comes back from a backup knows nothing of what was erased since.
 */
const FILE = 'erased-accounts'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Adds ids; once it resolves a power cut can't take them back. */
export async function addToErasedLedger(dataDir: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const handle = await open(join(dataDir, FILE), 'a+', 0o600)
  try {
    const { size } = await handle.stat()
    // A line that a crash has cut off must not take the next id with it.
    const gap = size > 0 && !(await endsWithNewline(handle, size)) ? '\n' : ''
    await handle.write(gap + ids.map((id) => `${id}\n`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
  // Each time: a crash may have come between the making of the file and this.
  await syncFolder(dataDir)
}

async function endsWithNewline(handle: FileHandle, size: number): Promise<boolean> {
  const { buffer } = await handle.read({ buffer: Buffer.alloc(1), position: size - 1 })
  return buffer.toString() === '\n'
}

/** Every id once; a line that was cut off is none. */
export async function readErasedLedger(dataDir: string): Promise<string[]> {
  try {
    const lines = (await readFile(join(dataDir, FILE), 'utf8')).split(/\r?\n/)
    return [...new Set(lines.filter((line) => ID.test(line)))]
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
