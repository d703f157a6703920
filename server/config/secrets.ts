import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFolderProblem } from '#server/lifecycle/data-folder.ts'
import { syncFolder, writeThrough } from '#server/lifecycle/durable-file.ts'
import { errorCode } from '#server/log/error-code.ts'
import { StartupError } from './startup-error.ts'

const SECRET_BYTES = 32

/**
 * Returns the secret with this name from the data folder and generates it on first use: 43 URL-safe
 * characters. Concurrent processes get the same secret. Throws StartupError if it can't be stored, or if
 * its file is empty.
 */
export async function loadOrCreateSecret(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, 'secrets')
  const file = join(folder, name)
  try {
    const stored = await readIfExists(file)
    // A new secret can't replace a lost one, because the database and sealed data need the original.
    if (stored === '') throw new StartupError(`${file} is empty: restore it from your backup.`)
    return stored ?? (await generate(folder, file))
  } catch (error) {
    throw error instanceof StartupError ? error : dataFolderProblem(dataDir, error)
  }
}

async function generate(folder: string, file: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await writeThrough(draft, randomBytes(SECRET_BYTES).toString('base64url'))
    await publish(draft, file)
    await syncFolder(folder)
  } finally {
    await rm(draft, { force: true })
  }
  // Another process may have published first: the file is authoritative.
  return readFile(file, 'utf8')
}

/**
 * Publishes the temporary file under its final name unless that exists. Readers never see a partial
 * file.
 */
async function publish(draft: string, file: string): Promise<void> {
  try {
    // Unlike rename, link fails if another process has created the file.
    await link(draft, file)
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return
    // Some network and USB file systems have no hard links.
    await rename(draft, file)
  }
}

async function readIfExists(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
