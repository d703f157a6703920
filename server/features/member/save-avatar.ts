import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { setAvatar } from '#server/db/queries/user/own-details.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { discardPicture } from '#server/storage/discard-picture.ts'
import { withNewPicture } from '#server/storage/with-new-picture.ts'

/** Replaces the profile picture. Throws notAnImage or storageUnavailable. */
export async function saveAvatar(
  services: Services,
  user: Caller,
  file: Uint8Array,
): Promise<void> {
  const picture = { folder: 'avatars', owner: user.id, bytes: file } as const
  const previousAvatar = await withNewPicture(services, picture, (avatar) =>
    inTransaction(services.db, async (trx) => {
      await lockCaller(services, trx, user)
      return setAvatar(trx, user.id, avatar)
    }),
  )
  if (previousAvatar) await discardPicture(services, previousAvatar)
}
