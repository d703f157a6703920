import { allowed, invalidFields } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/connect.ts'
import { queueFilesToRemove } from '#server/db/queries/files-to-remove.ts'
import { saveMembershipDetails, selfieOf } from '#server/db/queries/membership-details.ts'
import { removeFilesIfPossible } from '#server/erasure/remove-files.ts'
import { type LoggedIn, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { discardPicture } from '#server/storage/discard-picture.ts'
import { reencodePicture } from '#server/storage/pictures.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type { updateMembership } from '#shared/contract/membership.ts'
import { MEMBERSHIP_PROBLEMS, membershipDetails } from '#shared/domain/membership.ts'

/**
 * Saves the membership details. The selfie is required unless one is stored. Throws
 * validationFailed with a message per field, or notAnImage.
 */
export async function saveMembership(
  services: Services,
  user: LoggedIn,
  form: BodyOf<typeof updateMembership>,
  selfieFile: Uint8Array | undefined,
): Promise<void> {
  const { db, storage } = services
  const hasSelfie = selfieFile !== undefined || user.membership?.selfie != null
  const details = allowed(membershipDetails(form, { today: services.today(), hasSelfie }))

  const added =
    selfieFile && (await storage.save('selfies', await reencodePicture(user.id, selfieFile)))
  const before = await inTransaction(db, async (trx) => {
    await lockCaller(services, trx, user)
    // Read under the lock: a concurrent save may have replaced it.
    const previous = await selfieOf(trx, user.id)
    const selfie = added ?? previous
    if (!selfie) throw invalidFields({ selfiePhoto: MEMBERSHIP_PROBLEMS.selfieRequired })
    await saveMembershipDetails(trx, { ...details, userId: user.id, selfie }, services.now())
    // Queued here, so that a crash leaves no orphaned picture.
    if (added && previous) await queueFilesToRemove(trx, [previous])
    return previous
  }).catch(async (error) => {
    if (added) await discardPicture(services, added)
    throw error
  })
  if (added && before) await removeFilesIfPossible(services)
}
