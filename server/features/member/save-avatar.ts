import { inTransaction } from '#server/db/connection/connect.ts'
import { setAvatar } from '#server/db/queries/own-details.ts'
import { type LoggedIn, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { discardPicture } from '#server/storage/discard-picture.ts'
import { reencodePicture } from '#server/storage/pictures.ts'

/** Replaces the profile picture. Throws notAnImage or storageUnavailable. */
export async function saveAvatar(
  services: Services,
  user: LoggedIn,
  file: Uint8Array,
): Promise<void> {
  const { db, storage } = services
  const avatar = await storage.save('avatars', await reencodePicture(user.id, file))
  const before = await inTransaction(db, async (trx) => {
    await lockCaller(services, trx, user)
    return setAvatar(trx, user.id, avatar)
  }).catch(async (error) => {
    await discardPicture(services, avatar)
    throw error
  })
  if (before) await discardPicture(services, before)
}
