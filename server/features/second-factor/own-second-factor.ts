import { AppError, allowed, throwIfRefused } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { findCredentials } from '#server/db/queries/user/credentials.ts'
import {
  type LockedFactor,
  lockSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
  saveFactorKey,
  switchFactorOn,
} from '#server/db/queries/user/second-factor.ts'
import { endOtherSessions } from '#server/db/queries/user/session.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { AttemptKind } from '#server/http/limits/attempt-limits.ts'
import { enforceAttemptLimits } from '#server/http/limits/enforce-attempt-limits.ts'
import { secondFactorMail } from '#server/mail/templates/second-factor-mail.ts'
import { keyForApp, newFactorKey } from '#server/second-factor/app-code.ts'
import {
  factorCounts,
  resetFactorLimits,
  uncountFactorCode,
} from '#server/second-factor/factor-limits.ts'
import { hashRecoveryCode, newRecoveryCodes } from '#server/second-factor/recovery-codes.ts'
import { sealKey } from '#server/second-factor/sealed-key.ts'
import { stepOfTypedCode, takeFactorCode } from '#server/second-factor/take-factor-code.ts'
import type { Services } from '#server/services.ts'
import * as decide from '#shared/domain/user/second-factor.ts'

type PasswordAndCode = { password: string; code: string }

/** What is verified before a change, and how its code is counted. */
type Attempt = { password: string; counts: [AttemptKind, string][] }

/**
 * Makes a new key for the caller's authenticator app, which takes effect once confirmed. Throws
 * secondFactorOn.
 */
export async function startSecondFactor(
  services: Services,
  caller: Caller,
): Promise<{ uri: string; key: string }> {
  const { db, hallDetails } = services
  const { name: hallName } = await hallDetails.current()
  const key = newFactorKey()
  await inTransaction(db, async (trx) => {
    const user = await lockCaller(services, trx, caller)
    const { state } = await lockSecondFactor(trx, user.id)
    throwIfRefused(decide.startRefusal(state))
    const sealedKey = sealKey(services, user.id, key)
    await saveFactorKey(trx, { userId: user.id, sealedKey }, services.now())
  })
  return keyForApp(key, { hallName, email: caller.email })
}

/**
 * Switches the caller's second factor on with the first code of the app, ends the other sessions
 * and returns the recovery codes. Throws secondFactorOn, secondFactorOff, wrongPassword,
 * wrongSecondFactorCode or tooManyRequests.
 */
export async function confirmSecondFactor(
  services: Services,
  caller: Caller,
  sent: PasswordAndCode,
): Promise<string[]> {
  const now = services.now()
  const { id: userId, sessionId } = caller
  // No limit per day: the caller has just been shown the key, so nothing can be guessed.
  const attempt = { ...sent, counts: [['factorCodes', userId]] } satisfies Attempt
  const codes = await withPasswordChecked(services, caller, attempt, async (trx, checked) => {
    const { factor, passwordRight } = checked
    const step = stepOfTypedCode(services, userId, { factor, code: sent.code })
    const facts = { passwordRight, codeRight: step !== undefined }
    const change = allowed(decide.confirmFactor(caller, factor.state, facts))
    // Already refused above; this narrows the type.
    if (step === undefined) throw new AppError('wrongSecondFactorCode')
    await switchFactorOn(trx, { userId, step }, now)
    await endOtherSessions(trx, { userId, sessionId }, now)
    await recordChange(trx, { adminId: userId, ...change }, now)
    await mail(services, trx, caller, 'on')
    return saveNewCodes(services, trx, userId)
  })
  await resetFactorLimits(services.limits, userId)
  return codes
}

/**
 * Replaces the caller's recovery codes. Throws secondFactorOff, wrongPassword,
 * wrongSecondFactorCode or tooManyRequests.
 */
export async function renewRecoveryCodes(
  services: Services,
  caller: Caller,
  sent: PasswordAndCode,
): Promise<string[]> {
  return changeSecondFactor(services, caller, sent, 'second-factor.codes', async (trx) => {
    await mail(services, trx, caller, 'codes')
    return saveNewCodes(services, trx, caller.id)
  })
}

/**
 * Switches the caller's second factor off. Throws secondFactorOff, wrongPassword,
 * wrongSecondFactorCode or tooManyRequests.
 */
export async function endSecondFactor(
  services: Services,
  caller: Caller,
  sent: PasswordAndCode,
): Promise<void> {
  await changeSecondFactor(services, caller, sent, 'second-factor.off', async (trx) => {
    await removeSecondFactor(trx, caller.id)
    await mail(services, trx, caller, 'off')
  })
}

function changeSecondFactor<T>(
  services: Services,
  caller: Caller,
  sent: PasswordAndCode,
  action: 'second-factor.off' | 'second-factor.codes',
  then: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const { code } = sent
  const counts = factorCounts(code, caller.id, ['factorCodesOwn', caller.id])
  const attempt = { ...sent, counts }
  return withPasswordChecked(services, caller, attempt, async (trx, { factor, passwordRight }) => {
    const codeRight =
      passwordRight &&
      factor.state === 'on' &&
      (await takeFactorCode(services, trx, caller, { factor, code }))
    const facts = { passwordRight, codeRight }
    const change = allowed(decide.changeFactor(action, caller, factor.state, facts))
    await recordChange(trx, { adminId: caller.id, ...change }, services.now())
    return then(trx)
  })
}

/**
 * Verifies the password and runs `then` in a transaction that has locked the caller and their second
 * factor. Counts the code after the right password only, so that a stolen session can't use up the
 * tries; undoes the count if `then` succeeds.
 */
async function withPasswordChecked<T>(
  services: Services,
  caller: Caller,
  { password, counts }: Attempt,
  then: (
    trx: Transaction<Tables>,
    checked: { factor: LockedFactor; passwordRight: boolean },
  ) => Promise<T>,
): Promise<T> {
  const { db, limits, passwords } = services
  const { id, email } = caller
  await enforceAttemptLimits(limits, ['passwords', id])
  const { passwordHash } = (await findCredentials(db, { email })) ?? {}
  const matches = await passwords.verify(passwordHash, password)
  if (matches) {
    await limits.reset('passwords', id)
    await enforceAttemptLimits(limits, ...counts)
  }
  const outcome = await inTransaction(db, async (trx) => {
    await lockCaller(services, trx, caller)
    // The password may have been reset or changed since it was checked.
    const current = (await findCredentials(trx, { email }))?.passwordHash
    const passwordRight = matches && current === passwordHash
    return then(trx, { factor: await lockSecondFactor(trx, id), passwordRight })
  })
  await uncountFactorCode(limits, counts)
  return outcome
}

/** Stores new recovery codes and returns them as displayed, which happens only once. */
async function saveNewCodes(
  services: Services,
  trx: Transaction<Tables>,
  userId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(services, userId, code))
  await replaceRecoveryCodes(trx, { userId, hashes })
  return codes.map(decide.formatRecoveryCode)
}

async function mail(
  services: Services,
  trx: Transaction<Tables>,
  { email, language, fullName }: Caller,
  event: 'on' | 'off' | 'codes',
): Promise<void> {
  const text = secondFactorMail({ event, language, fullName })
  await queueMail(trx, services.boss, { recipient: email, ...text }, services.now())
}
