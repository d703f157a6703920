import { setAvatar } from '#server/db/accounts.ts'
import { inTransaction } from '#server/db/connect.ts'
import type { SignedIn } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import { reencodePicture } from '#server/storage/pictures.ts'

/** Sets the profile picture; the one before goes. Throws notAnImage. */
export async function saveAvatar(
  { db, storage }: Services,
  user: SignedIn,
  file: Uint8Array,
): Promise<void> {
  const avatar = await storage.save('avatars', await reencodePicture(file))
  const before = await inTransaction(db, (trx) => setAvatar(trx, user.id, avatar)).catch(
    async (error) => {
      await storage.remove(avatar)
      throw error
    },
  )
  if (before) await storage.remove(before)
}
