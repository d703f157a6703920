import { picturesInUse } from '#server/db/queries/erasure/files-to-remove.ts'
import type { Services } from '#server/services.ts'

/** Up to this many are removed, even if most pictures have no row. */
const ALWAYS_REMOVABLE = 20

/**
 * Removes orphaned pictures, whose upload crashed between storing the picture and committing its
 * row. Only those older than `before`, because a newer one's row may be about to be committed. If
 * most pictures have no row, a crash is not the cause: the storage belongs to another hall, or the
 * database is an older one. Then it logs an error and removes nothing.
 */
export async function removeOrphanedPictures(
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
  before: Date,
): Promise<void> {
  const keys: string[] = []
  for await (const key of storage.keys({ before })) keys.push(key)
  // In this order, so that pictures whose rows are committed in the meantime are found.
  const referenced = await picturesInUse(db, keys)
  const orphans = keys.filter((key) => !referenced.has(key))
  if (orphans.length > Math.max(ALWAYS_REMOVABLE, referenced.size)) {
    log.error(
      { pictures: keys.length, withoutRow: orphans.length },
      'most pictures have no row in this database, so none was removed',
    )
    return
  }
  for (const key of orphans) await storage.remove(key)
  if (orphans.length > 0) log.info({ pictures: orphans.length }, 'removed orphaned pictures')
}
