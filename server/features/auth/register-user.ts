import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, throwIfRefused } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { addUser, emailExists } from '#server/db/queries/user/new-user.ts'
import {
  clearEmailVerificationCookie,
  consumeEmailVerification,
  hasEmailVerificationCookie,
} from '#server/http/guards/email-verification.ts'
import { addressBlock } from '#server/http/limits/address-block.ts'
import { enforceAttemptLimits } from '#server/http/limits/enforce-attempt-limits.ts'
import { isLanguageChosen, requestLanguage } from '#server/http/request-language.ts'
import { isCommon } from '#server/passwords/common-passwords.ts'
import type { Services } from '#server/services.ts'
import { withNewPicture } from '#server/storage/with-new-picture.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type { register } from '#shared/contract/user/auth.ts'
import { recordedNotice } from '#shared/domain/personal-data/privacy-notice.ts'
import { deviceFrom } from '#shared/domain/user/device.ts'
import { registrationRefusal } from '#shared/domain/user/registration.ts'
import { openSession } from './tokens.ts'

type Registration = {
  body: BodyOf<typeof register>
  file: Uint8Array | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Registers a user for the email that this browser has just verified, and returns a session token.
 * Throws emailNotVerified, emailTaken, phoneTaken, validationFailed, notAnImage or tooManyRequests;
 * then nothing is saved and the verification stays valid.
 */
export async function registerUser(
  app: FastifyInstance,
  services: Services,
  { body, file, request, reply }: Registration,
): Promise<string> {
  const { db, passwords } = services
  const { email } = body
  const device = deviceFrom(request.headers['user-agent'])
  // Checked before the expensive work, and consumed below when the user is added.
  const emailVerified = await hasEmailVerificationCookie(services, request, email)
  if (!emailVerified) {
    await enforceAttemptLimits(services.limits, ['emailChecksFrom', addressBlock(request.ip)])
  }
  const emailTaken = !emailVerified && (await emailExists(db, email))
  // The unique constraints reject a taken email or phone number below.
  const consentedOn = services.today()
  const passwordCommon = await isCommon(body.password)
  const facts = { today: consentedOn, emailVerified, emailTaken, phoneTaken: false, passwordCommon }
  throwIfRefused(registrationRefusal(body, facts))

  const passwordHash = await passwords.hash(body.password)
  const register = (avatar: string | null) =>
    inTransaction(db, async (trx) => {
      const verified = await consumeEmailVerification(services, trx, request, email)
      if (!verified) throw new AppError('emailNotVerified')
      const now = services.now()
      const notice = recordedNotice(body, now)
      const user = await addUser(
        trx,
        {
          ...body,
          passwordHash,
          avatar,
          consentedOn,
          language: requestLanguage(request),
          languageChosen: isLanguageChosen(request),
          awaitsClaim: false,
          ...notice,
        },
        now,
      )
      return openSession(app, trx, { userId: user.id, rememberMe: false, device, now })
    })
  const token = file
    ? await withNewPicture(services, { folder: 'avatars', owner: email, bytes: file }, register)
    : await register(null)
  clearEmailVerificationCookie(services, reply)
  return token
}
