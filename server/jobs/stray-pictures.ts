import { namedPictures } from '#server/db/named-pictures.ts'
import type { Services } from '#server/services.ts'

/** Fewer are removed whatever the rest is. */
const FEW = 20

/**
 * Removes pictures that no row names: those whose upload a crash cut off between the picture and its
 * row. Only such as are kept since before `before`, as the row of a newer one may be about to be
 * written. When most of all pictures have no row, this is not a crash's doing: the storage is another
 * hall's, or the database an older one. Then none is removed and the log says so.
 */
export async function removeStrayPictures(
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
  before: Date,
): Promise<void> {
  const keys: string[] = []
  for await (const key of storage.keys({ before })) keys.push(key)
  // In this order: whatever gets its row meanwhile is named.
  const named = await namedPictures(db, keys)
  const strays = keys.filter((key) => !named.has(key))
  if (strays.length > Math.max(FEW, named.size)) {
    log.error(
      { pictures: keys.length, withoutRow: strays.length },
      'most pictures belong to nobody in this database: none was removed',
    )
    return
  }
  for (const key of strays) await storage.remove(key)
  if (strays.length > 0) log.info({ pictures: strays.length }, 'removed pictures that nobody has')
}
