import { filesToRemove, forgetFileToRemove } from '#server/db/queries/erasure/files-to-remove.ts'
import { removeOutboxFiles } from '#server/mail/outbox-files.ts'
import type { Services } from '#server/services.ts'

type FileServices = Pick<Services, 'db' | 'storage' | 'config'>

/** Outbox files share the queue with pictures, whose keys start with other folders. */
const OUTBOX = 'outbox/'

/** Returns the key under which a file of the outbox is queued. */
export function outboxKey(name: string): string {
  return `${OUTBOX}${name}`
}

/**
 * Removes the queued files: pictures, and emails in this machine's outbox. A failed removal stays
 * queued and does not stop the others, but the function then throws, so that the job is retried.
 */
export async function removeFiles({ db, storage, config }: FileServices): Promise<void> {
  const failures: unknown[] = []
  for (const key of await filesToRemove(db)) {
    try {
      if (key.startsWith(OUTBOX)) {
        await removeOutboxFiles(config.dataDir, [key.slice(OUTBOX.length)])
      } else await storage.remove(key)
      await forgetFileToRemove(db, key)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new Error(`Files that could not be removed: ${failures.length}`)
}

/**
 * For use after a call's work is committed. The nightly clean-up removes what a crash or
 * unavailable storage leaves behind.
 */
export async function removeFilesIfPossible(services: Services): Promise<void> {
  await removeFiles(services).catch(() => {})
}
