import { AppError, throwIfRefused } from '#server/app-error.ts'
import { checkCode, sendCode } from '#server/codes/one-time-codes.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { addParentalConsent, lockConsent, setOwnConsent } from '#server/db/queries/user/consent.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import { enforceAttemptLimits } from '#server/http/limits/enforce-attempt-limits.ts'
import { parentCodeMail } from '#server/mail/templates/parent-code-mail.ts'
import { parentalConsentMail } from '#server/mail/templates/parental-consent-mail.ts'
import type { Services } from '#server/services.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type * as calls from '#shared/contract/user/consent.ts'
import { recordedNotice } from '#shared/domain/personal-data/privacy-notice.ts'
import { invalidForm } from '#shared/domain/refusal.ts'
import {
  emailConsentRefusal,
  parentEmailProblem,
  unneededConsentRefusal,
} from '#shared/domain/user/parental-consent.ts'
import { consentNeededBy } from '#shared/replies/user.ts'

/** `address` is used for rate limiting. */
type ClientAddress = { address: string }

/**
 * Mails a parent a code with which they consent. It is valid for this user only. Throws
 * consentNotNeeded, validationFailed, consentWithdrawn, tooManyCodes or tooManyRequests.
 */
export async function askParent(
  services: Services,
  user: Caller,
  { parentEmail: email, address }: BodyOf<typeof calls.askParent> & ClientAddress,
): Promise<void> {
  await checkParentAllowed(services, user, email)
  await enforceAttemptLimits(services.limits, ['parentCodes', user.id])
  const { publicUrl } = services.config
  await sendCode(services, { email, purpose: 'parent', boundTo: user.id }, address, (code) =>
    parentCodeMail({ language: user.language, code, fullName: user.fullName, publicUrl }),
  )
}

/**
 * Records the consent of the parent who received the code, and confirms it by email. Throws
 * consentNotNeeded, validationFailed, consentWithdrawn, invalidCode, expiredCode,
 * codeAttemptsExhausted or tooManyRequests.
 */
export async function enterParentCode(
  services: Services,
  user: Caller,
  { parentEmail, otp, address, ...sent }: BodyOf<typeof calls.enterParentCode> & ClientAddress,
): Promise<void> {
  await checkParentAllowed(services, user, parentEmail)
  const { id: userId } = user
  const code = { email: parentEmail, purpose: 'parent', boundTo: userId, code: otp } as const
  await checkCode(services, { ...code, useUp: true, address }, async (trx) => {
    await lockForParent(services, trx, user, parentEmail)
    const now = services.now()
    const notice = recordedNotice(sent, now)
    await addParentalConsent(trx, {
      userId,
      method: 'email',
      parentEmail,
      givenAt: now,
      ...notice,
    })
    const { language, fullName } = user
    const mail = parentalConsentMail({ event: 'given', language, fullName })
    await queueMail(trx, services.boss, { recipient: parentEmail, ...mail }, now)
  })
}

/** Records a user's own consent after turning 18. Throws consentNotNeeded. */
export async function confirmOwnConsent(
  services: Services,
  user: Caller,
  sent: BodyOf<typeof calls.confirmOwnConsent>,
): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const needed = await lockNeededConsent(services, trx, user)
    throwIfRefused(unneededConsentRefusal(needed.consent, 'own'))
    const notice = recordedNotice(sent, services.now())
    await setOwnConsent(trx, user.id, { ...notice, consentedOn: services.today() })
  })
}

async function checkParentAllowed(services: Services, user: Caller, parentEmail: string) {
  throwIfRefused(unneededConsentRefusal(consentNeededBy(user, services.today()), 'parent'))
  await inTransaction(services.db, (trx) => lockForParent(services, trx, user, parentEmail))
}

/** Locks the caller. Refuses unless they need a parent's consent, and this email may be the parent's. */
async function lockForParent(
  services: Services,
  trx: Transaction<Tables>,
  caller: Caller,
  parentEmail: string,
) {
  const { consent, email, withdrawn } = await lockNeededConsent(services, trx, caller)
  throwIfRefused(
    unneededConsentRefusal(consent, 'parent') ??
      invalidForm({ parentEmail: parentEmailProblem(parentEmail, email) }) ??
      emailConsentRefusal(consent, { withdrawn }),
  )
}

/** Locks the caller and returns whose consent the account waits for. */
async function lockNeededConsent(services: Services, trx: Transaction<Tables>, caller: Caller) {
  await lockCaller(services, trx, caller)
  const user = await lockConsent(trx, caller.id)
  if (!user || user.email === null) throw new AppError('notLoggedIn')
  const { email, parentWithdrew: withdrawn } = user
  return { consent: consentNeededBy(user, services.today()), email, withdrawn }
}
