import { filesToRemove, forgetFileToRemove } from '#server/db/files-to-remove.ts'
import type { Services } from '#server/services.ts'

/**
 * Removes the stored files that were given up. One that can't be removed stays noted and does not stop
 * the others; then this throws, to be run again.
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
 * For a call that has done its work: what a crash or an absent storage leaves over is the nightly
 * clean-up's to remove.
 */
export async function removeFilesIfPossible(services: Services): Promise<void> {
  await removeFiles(services).catch(() => {})
}
