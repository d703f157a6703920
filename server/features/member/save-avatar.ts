import { setAvatar } from '#server/db/accounts.ts'
import { inTransaction } from '#server/db/connect.ts'
import type { SignedIn } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import { discardPicture } from '#server/storage/discard-picture.ts'
import { reencodePicture } from '#server/storage/pictures.ts'

/** Sets the profile picture; the one before goes. Throws notAnImage or storageAway. */
export async function saveAvatar(
  services: Services,
  user: SignedIn,
  file: Uint8Array,
): Promise<void> {
  const { db, storage } = services
  const avatar = await storage.save('avatars', await reencodePicture(file))
  const before = await inTransaction(db, (trx) => setAvatar(trx, user.id, avatar)).catch(
    async (error) => {
      await discardPicture(services, avatar)
      throw error
    },
  )
  if (before) await discardPicture(services, before)
}
