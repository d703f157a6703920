import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The mails that a hall without a mail server keeps as files: each may name somebody. */
const folderOf = (dataDir: string) => join(dataDir, 'outbox')

/** As outbox.ts begins a file's name. */
export function outboxTime(at: Date): string {
  return at.toISOString().replace(/[-:.]/g, '')
}

/** The names of the files with a mail to `recipient`. */
export async function outboxFilesTo(dataDir: string, recipient: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await mailFiles(dataDir)) {
    // Somebody may have taken it out meanwhile.
    const mail = await readFile(join(folderOf(dataDir), name), 'utf8').catch(() => '')
    if (recipientOf(mail) === recipient) found.push(name)
  }
  return found
}

export async function removeOutboxFiles(dataDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folderOf(dataDir), name), { force: true })
}

/** Removes the mails that were written before `before`. */
export async function removeOldOutboxFiles(dataDir: string, before: Date): Promise<void> {
  const names = await mailFiles(dataDir)
  await removeOutboxFiles(
    dataDir,
    names.filter((name) => name < outboxTime(before)),
  )
}

async function mailFiles(dataDir: string): Promise<string[]> {
  const names = await readdir(folderOf(dataDir)).catch(() => [])
  return names.filter((name) => /^\d{8}T\d{9}Z-.*\.eml$/.test(name))
}

/** Of the header, which ends at the first empty line. */
function recipientOf(mail: string): string | undefined {
  const header = mail.split(/\r?\n\r?\n/, 1)[0]?.replace(/\r?\n[ \t]+/g, ' ')
  return /^To: *<?([^<>\r\n]*?)>?[ \t]*$/im.exec(header ?? '')?.[1]?.toLowerCase()
}
