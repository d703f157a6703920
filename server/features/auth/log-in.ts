import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/app-error.ts'
import { findCredentials, renewPasswordHash } from '#server/db/queries/credentials.ts'
import { findUser } from '#server/db/queries/user.ts'
import type { AttemptKind } from '#server/http/limits/attempt-limits.ts'
import { limitAttempts } from '#server/http/limits/limit-attempts.ts'
import { isOutdated } from '#server/passwords/hash-parameters.ts'
import { userReply } from '#server/replies/user.ts'
import type { Services } from '#server/services.ts'
import type { Device } from '#shared/domain/user/device.ts'
import type { LoginIdentity } from '#shared/domain/user/login-identifier.ts'
import { openSessionOfLogin } from './tokens.ts'

type LoginAttempt = {
  identity: LoginIdentity
  password: string
  rememberMe: boolean
  device: Device
  /** The caller's address for rate limiting. */
  address: string
  /** The key of the browser if it has logged in to this account before. */
  deviceFor: (userId: string) => string | undefined
}

/**
 * Logs in. A wrong password and an unknown user get the same error in the same time. Throws
 * loginFailed, or tooManyRequests after too many tries.
 */
export async function logIn(app: FastifyInstance, services: Services, attempt: LoginAttempt) {
  const { db, limits } = services
  const { id } = (await findCredentials(db, attempt.identity)) ?? {}
  // One count per account, whichever identifier is used.
  const account = id ?? identityKey(attempt.identity)
  const device = id && attempt.deviceFor(id)
  const own: [AttemptKind, string] = device
    ? ['loginDevice', `${account}|${device}`]
    : ['login', `${account}|${attempt.address}`]
  const shared: [AttemptKind, string][] = device ? [] : [['loginAnywhere', account]]
  await limitAttempts(limits, own, ['loginsFrom', attempt.address], ...shared)

  const login = (await tryLogin(app, services, attempt)) ?? (await tryLogin(app, services, attempt))
  if (!login) throw new AppError('loginFailed')

  await limits.reset(...own)
  const { token, user, passwordHash } = login
  await renewHash(services, user.id, { hash: passwordHash, password: attempt.password })
  return { token, user: userReply(user, services.studyDays()) }
}

/**
 * Verifies the password and opens a session. Throws loginFailed if it is wrong. Returns undefined if
 * the stored hash changed meanwhile: after a reset the password is wrong, but a concurrent login may
 * have stored a new hash of the same password.
 */
async function tryLogin(
  app: FastifyInstance,
  { db, now, passwords }: Services,
  { identity, password, rememberMe, device }: LoginAttempt,
) {
  const credentials = await findCredentials(db, identity)
  const right = await passwords.verify(credentials?.passwordHash, password)
  const user = credentials && right ? await findUser(db, credentials.id) : undefined
  if (!credentials || !user) throw new AppError('loginFailed')
  const { passwordHash } = credentials
  const session = { userId: user.id, passwordHash, rememberMe, device, now: now() }
  const token = await openSessionOfLogin(app, db, session)
  return token === undefined ? undefined : { token, user, passwordHash }
}

/** Replaces a hash with outdated parameters; this needs the password, so it happens at login. */
async function renewHash(
  { db, passwords }: Services,
  userId: string,
  { hash, password }: { hash: string; password: string },
): Promise<void> {
  if (!isOutdated(hash)) return
  try {
    await renewPasswordHash(db, userId, { from: hash, to: await passwords.hash(password) })
  } catch (error) {
    // Too busy to hash: keep the old hash until the next login.
    if (!(error instanceof AppError)) throw error
  }
}

/** The key of an unknown identifier, whose attempts are counted like those of an account. */
function identityKey(identity: LoginIdentity): string {
  return 'email' in identity ? identity.email : identity.memberId
}
