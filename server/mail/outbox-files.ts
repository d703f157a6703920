import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The outbox files of an app without a mail server. They contain personal data. */
const folderOf = (dataDir: string) => join(dataDir, 'outbox')

/** The time prefix that outbox.ts gives a file name. */
export function outboxTime(at: Date): string {
  return at.toISOString().replace(/[-:.]/g, '')
}

/** Returns the names of the files with emails to `recipient`. */
export async function outboxFilesTo(dataDir: string, recipient: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await mailFiles(dataDir)) {
    // It may have been removed in the meantime.
    const mail = await readFile(join(folderOf(dataDir), name), 'utf8').catch(() => '')
    if (recipientOf(mail) === recipient) found.push(name)
  }
  return found
}

export async function removeOutboxFiles(dataDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folderOf(dataDir), name), { force: true })
}

/** Removes emails written before `before`. */
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

/** Reads the recipient from the header, which ends at the first empty line. */
function recipientOf(mail: string): string | undefined {
  const header = mail.split(/\r?\n\r?\n/, 1)[0]?.replace(/\r?\n[ \t]+/g, ' ')
  return /^To: *<?([^<>\r\n]*?)>?[ \t]*$/im.exec(header ?? '')?.[1]?.toLowerCase()
}
