import { PICTURE_QUEUE } from '#server/db/job-queues.ts'
import type { Services } from '#server/services.ts'

/**
 * Removes a picture that nothing names any more. Never throws, as what its caller did is done: when
 * the storage is away, the job queue tries again later.
 */
export async function discardPicture(
  { storage, boss }: Pick<Services, 'storage' | 'boss'>,
  key: string,
): Promise<void> {
  try {
    await storage.remove(key)
  } catch {
    // With the database away too the picture stays, under a name that nobody knows.
    await boss.send(PICTURE_QUEUE, { key }).catch(() => null)
  }
}
