import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/**
 * Writes a file that survives a power cut from the moment this resolves. It appears whole or not at
 * all, and only this user can read it. Missing folders are made.
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

/** Writes a new file's bytes to the disk; its name survives a power cut only once its folder is synced. */
export async function writeThrough(file: string, bytes: Uint8Array | string): Promise<void> {
  const handle = await open(file, 'wx', FILE_MODE)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A new folder's name is on the disk only when the folder above it is. */
async function makeFolder(folder: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true, mode: FOLDER_MODE })
  if (firstMade === undefined) return
  for (let made = folder; made.length >= firstMade.length; made = dirname(made)) {
    await syncFolder(dirname(made))
  }
}

/** Makes the names in a folder survive a power cut: a file's name is on the disk only when its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and keeps names in a journal of its own.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
