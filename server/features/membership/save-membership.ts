import { lockUser } from '#server/db/accounts.ts'
import { inTransaction } from '#server/db/connect.ts'
import { noteFilesToRemove } from '#server/db/files-to-remove.ts'
import { saveMembershipDetails, selfieOf } from '#server/db/membership-details.ts'
import { removeFilesIfPossible } from '#server/erasure/remove-files.ts'
import { AppError, invalidFields } from '#server/http/app-error.ts'
import type { SignedIn } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import { discardPicture } from '#server/storage/discard-picture.ts'
import { reencodePicture } from '#server/storage/pictures.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type { updateMembership } from '#shared/contract/membership.ts'
import { membershipProblems, SELFIE_REQUIRED } from '#shared/domain/membership.ts'
import { needsJobTitle } from '#shared/domain/options.ts'

/**
 * Saves the membership details. The selfie is asked for once; a later save may leave it out
 * while the hall keeps it. Throws validationFailed with a message per field, or notAnImage.
 */
export async function saveMembership(
  services: Services,
  user: SignedIn,
  form: BodyOf<typeof updateMembership>,
  selfieFile: Uint8Array | undefined,
): Promise<void> {
  const { db, storage } = services
  const problems = membershipProblems(form, services.today())
  if (!selfieFile && !user.membership?.selfie) problems.selfiePhoto = SELFIE_REQUIRED
  if (Object.keys(problems).length > 0) throw invalidFields(problems)

  const added = selfieFile && (await storage.save('selfies', await reencodePicture(selfieFile)))
  const before = await inTransaction(db, async (trx) => {
    const { active } = await lockUser(trx, user.id)
    // Deactivated or erased since the guard looked.
    if (!active) throw new AppError('notSignedIn')
    // Read under the lock: another save of this user may just have put a new one in its place.
    const kept = await selfieOf(trx, user.id)
    const selfie = added ?? kept
    if (!selfie) throw invalidFields({ selfiePhoto: SELFIE_REQUIRED })
    await saveMembershipDetails(
      trx,
      {
        ...form,
        userId: user.id,
        visitedBefore: form.visitedBefore === 'yes',
        jobTitle: needsJobTitle(form.currentOccupation) ? form.jobTitle : '',
        selfie,
      },
      services.now(),
    )
    // So that a crash leaves no picture behind that nobody has any more.
    if (added && kept) await noteFilesToRemove(trx, [kept])
    return kept
  }).catch(async (error) => {
    if (added) await discardPicture(services, added)
    throw error
  })
  if (added && before) await removeFilesIfPossible(services)
}
