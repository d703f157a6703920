import { filesToRemove, forgetFileToRemove } from '#server/db/queries/files-to-remove.ts'
import type { Services } from '#server/services.ts'

/**
 * Removes the queued files. A failed removal stays queued and does not stop the others, but the
 * function then throws, so that the job is retried.
 */
export async function removeFiles({ db, storage }: Pick<Services, 'db' | 'storage'>) {
  const failures: unknown[] = []
  for (const key of await filesToRemove(db)) {
    try {
      await storage.remove(key)
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
