import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFolderProblem } from './data-folder.ts'
import { syncFolder, writeThrough } from './durable-file.ts'
import { errorCode } from './error-code.ts'

const SECRET_BYTES = 32

/**
 * The secret of that name in the data folder, generated at its first use: 43 characters, safe in a
 * URL. Two processes that ask at once get the same one. Throws StartupError when it cannot be kept.
 */
export async function keptSecret(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, 'secrets')
  const file = join(folder, name)
  try {
    return (await readIfThere(file)) ?? (await generate(folder, file))
  } catch (error) {
    throw dataFolderProblem(dataDir, error)
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
  // Another process may have published first: what counts is what the file holds.
  return readFile(file, 'utf8')
}

/** Gives the draft its final name unless the name is taken; the file is never seen half-written. */
async function publish(draft: string, file: string): Promise<void> {
  try {
    // Unlike a rename, a link refuses to replace what another process has put there.
    await link(draft, file)
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return
    // Some network and USB disks know no links.
    await rename(draft, file)
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
