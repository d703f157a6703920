import type { FastifyInstance } from 'fastify'
import { findCredentials, renewPasswordHash } from '#server/db/accounts.ts'
import { findUser } from '#server/db/users.ts'
import { AppError } from '#server/http/app-error.ts'
import { countAttempt } from '#server/http/count-attempt.ts'
import { userReply } from '#server/http/user-reply.ts'
import { isDated } from '#server/passwords/hash-parameters.ts'
import type { Services } from '#server/services.ts'
import { openSession } from './tokens.ts'

type LoginAttempt = {
  identity: { email: string } | { memberId: string }
  password: string
  rememberMe: boolean
  /** Whom the caller's address counts as. */
  address: string
}

/**
 * Signs in. A wrong password and an unknown user get the same answer in the same time. Throws
 * loginFailed, or tooManyRequests after too many tries at one account.
 */
export async function logIn(app: FastifyInstance, services: Services, attempt: LoginAttempt) {
  const { db, limits, passwords } = services
  const account = accountKey(attempt.identity)
  const hereKey = `${account}|${attempt.address}`
  await countAttempt(
    limits,
    ['login', hereKey],
    ['loginsFrom', attempt.address],
    ['loginAnywhere', account],
  )

  const credentials = await findCredentials(db, attempt.identity)
  const right = await passwords.verify(credentials?.password_hash, attempt.password)
  const user = credentials && right ? await findUser(db, credentials.id) : undefined
  if (!user) throw new AppError('loginFailed')

  await limits.forget('login', hereKey)
  await renewHash(services, user.id, {
    kept: credentials?.password_hash,
    password: attempt.password,
  })
  const now = services.now()
  const token = await openSession(app, db, {
    userId: user.id,
    rememberMe: attempt.rememberMe,
    now,
  })
  return { token, user: userReply(user, services.today()) }
}

/** A hash of other parameters than today's is made anew: only now is the password at hand. */
async function renewHash(
  { db, passwords }: Services,
  userId: string,
  { kept, password }: { kept: string | undefined; password: string },
): Promise<void> {
  if (kept === undefined || !isDated(kept)) return
  try {
    await renewPasswordHash(db, userId, { from: kept, to: await passwords.hash(password) })
  } catch (error) {
    // Too busy to hash: the old one is as good as it was, and there will be another sign-in.
    if (!(error instanceof AppError)) throw error
  }
}

/** The login payload's one identity. The contract has brought it into the form that accounts keep. */
export function identityOf(body: {
  email?: string | undefined
  dyanpittId?: string | undefined
}): LoginAttempt['identity'] {
  return body.email !== undefined ? { email: body.email } : { memberId: body.dyanpittId ?? '' }
}

function accountKey(identity: LoginAttempt['identity']): string {
  return 'email' in identity ? identity.email : identity.memberId
}
