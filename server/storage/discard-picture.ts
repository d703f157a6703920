import { PICTURE_QUEUE } from '#server/db/job-queues.ts'
import { namedPictures } from '#server/db/named-pictures.ts'
import type { Services } from '#server/services.ts'

/**
 * Removes a picture that nothing names any more. Never throws, as what its caller did is done: when
 * the storage is away, the job queue tries again later, and when the database is, the nightly clean-up
 * finds the picture. One that has its row stays: a commit may succeed and only its answer be lost.
 */
export async function discardPicture(
  { db, storage, boss }: Pick<Services, 'db' | 'storage' | 'boss'>,
  key: string,
): Promise<void> {
  const named = await isNamed(db, key)
  if (named) return
  try {
    await storage.remove(key)
  } catch {
    await boss.send(PICTURE_QUEUE, { key }).catch(() => null)
  }
}

/** True also while it can't be known. */
async function isNamed(db: Services['db'], key: string): Promise<boolean> {
  try {
    return (await namedPictures(db, [key])).has(key)
  } catch {
    return true
  }
}
