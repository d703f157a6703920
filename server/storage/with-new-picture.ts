import type { Services } from '#server/services.ts'
import { discardPicture } from './discard-picture.ts'
import { reencodePicture } from './pictures.ts'
import type { Folder } from './storage.ts'

/**
 * Stores an uploaded picture and returns what `work`, which commits a row with its key, returns. Removes the picture if
 * `work` fails. Throws what reencodePicture throws for `owner`, storageUnavailable, and what `work` throws.
 */
export async function withNewPicture<Result>(
  services: Services,
  { folder, owner, bytes }: { folder: Folder; owner: string; bytes: Uint8Array },
  work: (key: string) => Promise<Result>,
): Promise<Result> {
  const key = await services.storage.save(folder, await reencodePicture(owner, bytes))
  try {
    return await work(key)
  } catch (error) {
    await discardPicture(services, key)
    throw error
  }
}
