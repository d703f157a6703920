import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/**
 * Writes a file atomically. It is durable when the promise resolves and readable by its owner only.
 * Creates missing folders.
 */
export async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file)
  const draft = `${file}.${randomBytes(6).toString('hex')}.draft`
  await makeFolder(folder)
  try {
    await writeThrough(draft, bytes)
    await rename(draft, file)
    await syncFolder(folder)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Writes a new file and syncs its content. Its name is durable only after its folder is synced. */
export async function writeThrough(file: string, bytes: Uint8Array | string): Promise<void> {
  const handle = await open(file, 'wx', FILE_MODE)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Creates a folder and its missing parents, and syncs their names. */
async function makeFolder(folder: string): Promise<void> {
  const firstCreated = await mkdir(folder, { recursive: true, mode: FOLDER_MODE })
  if (firstCreated === undefined) return
  for (let made = folder; made.length >= firstCreated.length; made = dirname(made)) {
    await syncFolder(dirname(made))
  }
}

/** Syncs a folder, which makes the names in it durable. */
export async function syncFolder(folder: string): Promise<void> {
  // On Windows, folders can't be opened, and NTFS journals names itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
