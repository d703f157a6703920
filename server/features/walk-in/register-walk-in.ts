import { allowed, invalidFields } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { saveMembershipDetails } from '#server/db/queries/user/membership-details.ts'
import { addUser } from '#server/db/queries/user/new-user.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import { emailSetMail } from '#server/mail/templates/email-set-mail.ts'
import { DUMMY_HASH } from '#server/passwords/hash-parameters.ts'
import type { Services } from '#server/services.ts'
import { withNewPicture } from '#server/storage/with-new-picture.ts'
import type { registerWalkIn as registerWalkInCall } from '#shared/contract/booking/walk-in.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import { MEMBERSHIP_PROBLEMS } from '#shared/domain/membership.ts'
import { recordedNotice } from '#shared/domain/personal-data/privacy-notice.ts'
import * as decide from '#shared/domain/user/walk-in.ts'

/**
 * Registers a walk-in with the membership details and the selfie, and returns the user's ID. Nobody can
 * log in to the account until its member has claimed it. Throws validationFailed, phoneTaken,
 * emailTaken or notAnImage; then nothing is saved.
 */
export async function registerWalkIn(
  services: Services,
  caller: Caller,
  { email: typed, ...form }: BodyOf<typeof registerWalkInCall>,
  selfieFile: Uint8Array | undefined,
): Promise<string> {
  const { boss, config, db } = services
  const email = typed === '' ? null : typed
  const today = services.today()
  // Unique constraints reject a taken phone number or email below.
  const taken = { emailTaken: false, phoneTaken: false }
  const facts = { today, hasSelfie: selfieFile !== undefined, ...taken }
  const details = allowed(decide.registerWalkIn({ ...form, email }, facts))
  if (!selfieFile) throw invalidFields({ selfiePhoto: MEMBERSHIP_PROBLEMS.selfieRequired })

  const picture = { folder: 'selfies', owner: caller.id, bytes: selfieFile } as const
  return withNewPicture(services, picture, (selfie) =>
    inTransaction(db, async (trx) => {
      await lockCaller(services, trx, caller)
      const now = services.now()
      const user = {
        ...form,
        email,
        // No password matches this hash.
        passwordHash: DUMMY_HASH,
        avatar: null,
        consentedOn: today,
        languageChosen: true,
        awaitsClaim: true,
        ...recordedNotice(form, now),
      }
      const { id } = await addUser(trx, user, now)
      await saveMembershipDetails(trx, { ...details, userId: id, selfie }, now)
      await recordChange(trx, { adminId: caller.id, ...decide.registrationChange(id) }, now)
      const mail = emailSetMail({ ...config, language: form.language })
      await queueMail(trx, boss, { recipient: email, ...mail }, now)
      return id
    }),
  )
}
