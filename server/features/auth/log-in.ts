import type { FastifyInstance } from 'fastify'
import { AppError, allowed } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { findCredentials, renewPasswordHash } from '#server/db/queries/user/credentials.ts'
import { languageAtLogin } from '#server/db/queries/user/own-details.ts'
import { lockSecondFactor } from '#server/db/queries/user/second-factor.ts'
import { findLoginUser, type LoginUser } from '#server/db/queries/user/user.ts'
import type { DeviceOwner } from '#server/http/guards/known-device.ts'
import type { AttemptKind } from '#server/http/limits/attempt-limits.ts'
import { enforceAttemptLimits } from '#server/http/limits/enforce-attempt-limits.ts'
import { isOutdated } from '#server/passwords/hash-parameters.ts'
import { userReply } from '#server/replies/user.ts'
import { factorCounts, uncountFactorCode } from '#server/second-factor/factor-limits.ts'
import { takeFactorCode } from '#server/second-factor/take-factor-code.ts'
import type { Services } from '#server/services.ts'
import type { Language } from '#shared/domain/language.ts'
import type { Device } from '#shared/domain/user/device.ts'
import type { LoginIdentity } from '#shared/domain/user/login-identifier.ts'
import { loginCodeToCheck } from '#shared/domain/user/second-factor.ts'
import { openSessionOfLogin } from './tokens.ts'

type LoginAttempt = {
  identity: LoginIdentity
  password: string
  rememberMe: boolean
  /** The code of the second factor, normalized. */
  factorCode: string | undefined
  device: Device
  /** The language of the browser. */
  language: Language
  /** The caller's address for rate limiting. */
  address: string
  /** Returns the key of the browser if it has logged in to this account before. */
  deviceFor: (owner: DeviceOwner) => string | undefined
}

/**
 * Logs in. A wrong password and an unknown user get the same error in the same time. Throws
 * loginFailed, tooManyRequests after too many tries, or, after the right password of a user with a
 * second factor, secondFactorCodeRequired or wrongSecondFactorCode.
 */
export async function logIn(app: FastifyInstance, services: Services, attempt: LoginAttempt) {
  const { db, limits } = services
  const found = await findCredentials(db, attempt.identity)
  // One count per account, whichever identifier is used.
  const account = found?.id ?? identityKey(attempt.identity)
  const device = found && attempt.deviceFor(found)
  const own: [AttemptKind, string] = device
    ? ['loginDevice', `${account}|${device}`]
    : ['login', `${account}|${attempt.address}`]
  const shared = device ? 'loginKnown' : 'loginAnywhere'
  await enforceAttemptLimits(limits, own, ['loginsFrom', attempt.address], [shared, account])

  const identifiedAttempt = {
    ...attempt,
    own: `${account}|${device ?? attempt.address}`,
    isKnown: !!device,
  }
  const login =
    (await tryLogin(app, services, identifiedAttempt)) ??
    (await tryLogin(app, services, identifiedAttempt))
  if (!login) throw new AppError('loginFailed')

  await limits.reset(...own)
  const { token, user, owner } = login
  const { passwordHash } = owner
  await renewHash(services, user.id, { hash: passwordHash, password: attempt.password })
  return { token, user: userReply(user, services.studyDays()), owner }
}

/**
 * Verifies the password and opens a session. Throws loginFailed if it is wrong. Returns undefined
 * if the stored hash changed meanwhile: after a reset the password is wrong, but a concurrent login
 * may have stored a new hash of the same password.
 */
async function tryLogin(
  app: FastifyInstance,
  services: Services,
  attempt: LoginAttempt & { own: string; isKnown: boolean },
) {
  const { db, now, passwords } = services
  const { identity, password, rememberMe, device } = attempt
  const credentials = await findCredentials(db, identity)
  const isRight = await passwords.verify(credentials?.passwordHash, password)
  const user = credentials && isRight ? await findLoginUser(db, credentials.id) : undefined
  if (!credentials || !user) throw new AppError('loginFailed')
  const { passwordHash } = credentials
  const session = { userId: user.id, passwordHash, rememberMe, device, now: now() }
  const counts = await countFactorCode(services, user, attempt)
  const opened = await inTransaction(db, async (trx) => {
    const token = await openSessionOfLogin(app, trx, session)
    if (token === undefined) return undefined
    await checkFactor(services, trx, user, attempt.factorCode)
    return { token, language: await languageAtLogin(trx, user.id, attempt.language) }
  })
  if (opened === undefined) return undefined
  await uncountFactorCode(services.limits, counts)
  const { token, language } = opened
  return { token, user: { ...user, language }, owner: credentials }
}

/**
 * Counts an attempt with a second-factor code and returns the counts, which a success undoes. Runs
 * before the transaction, because the limiter uses its own connection and must not wait for transactions.
 */
async function countFactorCode(
  { limits }: Services,
  user: LoginUser,
  { factorCode, own, isKnown }: { factorCode: string | undefined; own: string; isKnown: boolean },
): Promise<[AttemptKind, string][]> {
  const code = allowed(loginCodeToCheck(user.factorOn, factorCode))
  if (code === null) return []
  const shared = isKnown ? 'factorCodesKnown' : 'factorCodesAnywhere'
  const counts = factorCounts(code, own, [shared, user.id])
  await enforceAttemptLimits(limits, ...counts)
  return counts
}

/**
 * Checks the second factor once opening the session has locked the user: it may have been switched
 * on after the password was checked. A refusal rolls the session back.
 */
async function checkFactor(
  services: Services,
  trx: Transaction<Tables>,
  user: LoginUser,
  factorCode: string | undefined,
): Promise<void> {
  const factor = await lockSecondFactor(trx, user.id)
  const code = allowed(loginCodeToCheck(factor.state === 'on', factorCode))
  if (code === null) return
  const isRight = await takeFactorCode(services, trx, user, { factor, code })
  if (!isRight) throw new AppError('wrongSecondFactorCode')
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

/** The rate limit key of an unknown identifier: its attempts are counted like an account's. */
function identityKey(identity: LoginIdentity): string {
  return 'email' in identity ? identity.email : identity.memberId
}
