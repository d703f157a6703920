import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const NEEDED_BYTES = 2 * 1024 ** 3

/**
 * Creates a folder for a test database: in memory if there is space, which makes creating a
 * database ten times as fast as on a small server's disk.
 */
export async function makeFastFolder(prefix: string): Promise<string> {
  return mkdtemp(join((await hasSpace(MEMORY)) ? MEMORY : tmpdir(), prefix))
}

async function hasSpace(path: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(path)
    return bavail * bsize > NEEDED_BYTES
  } catch {
    return false
  }
}
