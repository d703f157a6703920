import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import {
  type LockedFactor,
  readSecondFactor,
  setLastStep,
  takeRecoveryCode,
} from '#server/db/queries/user/second-factor.ts'
import { secondFactorMail } from '#server/mail/templates/second-factor-mail.ts'
import type { Services } from '#server/services.ts'
import type { Language } from '#shared/domain/language.ts'
import { factorChange, isRecoveryCode } from '#shared/domain/user/second-factor.ts'
import { stepOfCode } from './app-code.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { openKey } from './sealed-key.ts'

type FactorUser = { id: string; email: string; fullName: string; language: Language }

/**
 * Checks a code against a second factor that is on and locked, and uses it up. A recovery code is
 * recorded in the audit log and mailed to the user. Returns false if it is wrong or was used.
 */
export async function takeFactorCode(
  services: Services,
  trx: Transaction<Tables>,
  user: FactorUser,
  { factor, code }: { factor: LockedFactor; code: string },
): Promise<boolean> {
  if (isRecoveryCode(code)) return redeemRecoveryCode(services, trx, user, code)
  const step = stepOfTypedCode(services, user.id, { factor, code })
  if (step === undefined) return false
  await setLastStep(trx, { userId: user.id, step })
  return true
}

/** Returns the time step of a correct code of the user's app, or undefined. */
export function stepOfTypedCode(
  services: Services,
  userId: string,
  { factor: { sealedKey, lastStep }, code }: { factor: LockedFactor; code: string },
): number | undefined {
  if (sealedKey === null) return undefined
  const key = openKey(services, userId, sealedKey)
  if (!key) {
    services.log.warn({ user: userId }, 'the second factor was made with another session secret')
    return undefined
  }
  return stepOfCode(key, { code, now: services.now(), lastStep })
}

async function redeemRecoveryCode(
  services: Services,
  trx: Transaction<Tables>,
  user: FactorUser,
  code: string,
): Promise<boolean> {
  const now = services.now()
  const hash = hashRecoveryCode(services, user.id, code)
  if (!(await takeRecoveryCode(trx, { userId: user.id, hash }, now))) return false
  const { recoveryCodesLeft: left } = await readSecondFactor(trx, user.id)
  const change = factorChange('second-factor.recovery', user)
  await recordChange(trx, { adminId: user.id, ...change }, now)
  const { language, fullName } = user
  const mail = secondFactorMail({ event: 'recovery', language, fullName, left })
  await queueMail(trx, services.boss, { recipient: user.email, ...mail }, now)
  return true
}
