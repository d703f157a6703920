import { allowed, invalidFields } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { queueFilesToRemove } from '#server/db/queries/erasure/files-to-remove.ts'
import { saveMembershipDetails, selfieOf } from '#server/db/queries/user/membership-details.ts'
import { removeFilesIfPossible } from '#server/erasure/remove-files.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { withNewPicture } from '#server/storage/with-new-picture.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type { updateMembership } from '#shared/contract/user/membership.ts'
import { MEMBERSHIP_PROBLEMS, membershipDetails } from '#shared/domain/membership.ts'

/**
 * Saves the membership details. The selfie is required unless one is stored. Throws
 * validationFailed with a message per field, or notAnImage.
 */
export async function saveMembership(
  services: Services,
  user: Caller,
  form: BodyOf<typeof updateMembership>,
  selfieFile: Uint8Array | undefined,
): Promise<void> {
  const { db } = services
  const hasSelfie = selfieFile !== undefined || user.membership?.selfie != null
  const details = allowed(membershipDetails(form, { today: services.today(), hasSelfie }))

  const save = (added?: string) =>
    inTransaction(db, async (trx) => {
      await lockCaller(services, trx, user)
      // Read under the lock: a concurrent save may have replaced it.
      const previous = await selfieOf(trx, user.id)
      const selfie = added ?? previous
      if (!selfie) throw invalidFields({ selfiePhoto: MEMBERSHIP_PROBLEMS.selfieRequired })
      await saveMembershipDetails(trx, { ...details, userId: user.id, selfie }, services.now())
      // Queued here, so that a crash leaves no orphaned picture.
      if (added && previous) await queueFilesToRemove(trx, [previous])
      return previous
    })
  if (!selfieFile) return void (await save())
  const picture = { folder: 'selfies', owner: user.id, bytes: selfieFile } as const
  if (await withNewPicture(services, picture, save)) await removeFilesIfPossible(services)
}
