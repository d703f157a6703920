import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addUser, emailExists } from '#server/db/accounts.ts'
import { inTransaction } from '#server/db/connect.ts'
import { AppError, invalidFields } from '#server/http/app-error.ts'
import { forgetEmailProof, holdsEmailProof, takeEmailProofOf } from '#server/http/email-proof.ts'
import type { Services } from '#server/services.ts'
import { discardPicture } from '#server/storage/discard-picture.ts'
import { reencodePicture } from '#server/storage/pictures.ts'
import type { register } from '#shared/contract/auth.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import { birthDateProblem } from '#shared/domain/birth-date.ts'
import { openSession } from './tokens.ts'

type Registration = {
  body: BodyOf<typeof register>
  file: Uint8Array | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Creates an account for the email that this browser has just proved, and signs it in. Throws
 * emailNotVerified, emailTaken, phoneTaken, validationFailed or notAnImage; then nothing is kept and
 * the proof stays good.
 */
export async function registerUser(
  app: FastifyInstance,
  services: Services,
  { body, file, request, reply }: Registration,
): Promise<string> {
  const { db, passwords, storage } = services
  const { email } = body
  const birthDate = birthDateProblem(body.dateOfBirth, services.today())
  if (birthDate) throw invalidFields({ dateOfBirth: birthDate })
  // Looked at before the costly work, used up with the account below.
  if (!(await holdsEmailProof(services, request, email))) {
    // The code may have been used for this very account, in another tab or on another device.
    throw new AppError((await emailExists(db, email)) ? 'emailTaken' : 'emailNotVerified')
  }

  const passwordHash = await passwords.hash(body.password)
  const avatar = file ? await storage.save('avatars', await reencodePicture(file)) : null
  try {
    const token = await inTransaction(db, async (trx) => {
      const proved = await takeEmailProofOf(services, trx, request, email)
      if (!proved) throw new AppError('emailNotVerified')
      const now = services.now()
      const user = await addUser(trx, { ...body, passwordHash, avatar }, now)
      return openSession(app, trx, { userId: user.id, rememberMe: false, now })
    })
    forgetEmailProof(services, reply)
    return token
  } catch (error) {
    if (avatar) await discardPicture(services, avatar)
    throw error
  }
}
