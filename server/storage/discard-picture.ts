import { PICTURE_QUEUE } from '#server/db/connection/job-queues.ts'
import { picturesInUse } from '#server/db/queries/erasure/files-to-remove.ts'
import type { Services } from '#server/services.ts'

/**
 * Removes a picture that no row refers to. Never throws, because the caller's work is already done:
 * if storage is unavailable, the job queue retries, and if the database is, the nightly clean-up
 * finds the picture. Keeps a picture that a row refers to, because a commit may succeed although
 * its response was lost.
 */
export async function discardPicture(
  { db, storage, boss }: Pick<Services, 'db' | 'storage' | 'boss'>,
  key: string,
): Promise<void> {
  const referenced = await isReferenced(db, key)
  if (referenced) return
  try {
    await storage.remove(key)
  } catch {
    await boss.send(PICTURE_QUEUE, { key }).catch(() => null)
  }
}

/** Returns true if it can't be determined. */
async function isReferenced(db: Services['db'], key: string): Promise<boolean> {
  try {
    return (await picturesInUse(db, [key])).has(key)
  } catch {
    return true
  }
}
