import { allowed, throwIfRefused } from '#server/app-error.ts'
import { checkCode, sendCode } from '#server/codes/one-time-codes.ts'
import type { Queryable } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { currentConsentOf } from '#server/db/queries/user/consent.ts'
import { lockUser } from '#server/db/queries/user/locked-user.ts'
import { emailExists } from '#server/db/queries/user/new-user.ts'
import { setLanguage, setOwnDetails } from '#server/db/queries/user/own-details.ts'
import { endOtherSessions } from '#server/db/queries/user/session.ts'
import { replaceEmail } from '#server/email-change/replace-email.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import { enforceAttemptLimits } from '#server/http/limits/enforce-attempt-limits.ts'
import { codeMail } from '#server/mail/templates/code-mail.ts'
import { emailChangedMail } from '#server/mail/templates/email-changed-mail.ts'
import { checkOwnPassword } from '#server/passwords/own-password.ts'
import type { Services } from '#server/services.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type * as calls from '#shared/contract/user/own-details.ts'
import type { Language } from '#shared/domain/language.ts'
import { invalidForm } from '#shared/domain/refusal.ts'
import * as decide from '#shared/domain/user/own-details.ts'

/** `address` is used for rate limiting. */
type ClientAddress = { address: string }

/**
 * Changes the caller's name or phone number. Throws phoneTaken, or tooManyRequests after too many
 * phone numbers.
 */
export async function changeDetails(
  services: Services,
  caller: Caller,
  { fullName, phoneNumber, address }: BodyOf<typeof calls.changeDetails> & ClientAddress,
): Promise<void> {
  if (phoneNumber !== undefined) {
    // The reply reveals which numbers are registered.
    await enforceAttemptLimits(services.limits, ['phoneChecksFrom', address])
  }
  await inTransaction(services.db, async (trx) => {
    await lockCaller(services, trx, caller)
    const user = await lockUser(trx, caller.id)
    const edit = {
      fullName: fullName ?? user.fullName,
      phoneNumber: phoneNumber ?? user.phoneNumber,
    }
    // A unique constraint rejects a taken phone number.
    const change = allowed(decide.changeOwnDetails(user, edit, { phoneTaken: false }))
    if (!change) return
    await setOwnDetails(trx, user.id, edit)
    await recordChange(trx, { adminId: user.id, ...change }, services.now())
  })
}

/** Saves the language of the caller's screens and emails. */
export async function saveLanguage(
  services: Services,
  caller: Caller,
  { language }: BodyOf<typeof calls.saveLanguage>,
): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    await lockCaller(services, trx, caller)
    await setLanguage(trx, caller.id, language)
  })
}

/**
 * Mails a code to the email that the caller wants to change to, after checking the password. Does
 * so even if that email already has an account. Throws validationFailed, wrongPassword,
 * tooManyCodes or tooManyRequests.
 */
export async function askEmailCode(
  services: Services,
  caller: Caller,
  {
    newEmail: email,
    password,
    address,
    language,
  }: BodyOf<typeof calls.askEmailCode> & ClientAddress & { language: Language },
): Promise<void> {
  throwIfRefused(invalidForm({ newEmail: decide.newEmailProblem(email, caller.email) }))
  await refuseParentsEmail(services, services.db, caller, email)
  await checkOwnPassword(services, caller, password)
  await enforceAttemptLimits(services.limits, ['newEmailCodes', caller.id])
  const key = { email, purpose: 'email', boundTo: caller.id } as const
  await sendCode(services, key, address, (code) => codeMail({ purpose: 'email', language, code }))
}

/**
 * Changes the caller's email with the code that was mailed to the new one, ends the other sessions
 * and informs the former email. Throws validationFailed, invalidCode, expiredCode,
 * codeAttemptsExhausted, emailTaken or tooManyRequests.
 */
export async function changeEmail(
  services: Services,
  caller: Caller,
  { newEmail: email, otp, address }: BodyOf<typeof calls.changeEmail> & ClientAddress,
): Promise<void> {
  throwIfRefused(invalidForm({ newEmail: decide.newEmailProblem(email, caller.email) }))
  const { id: userId, sessionId } = caller
  const attempt = { email, purpose: 'email', boundTo: userId, code: otp, useUp: true } as const
  await checkCode(services, { ...attempt, address }, async (trx) => {
    await lockCaller(services, trx, caller)
    const user = { ...(await lockUser(trx, userId)), email: caller.email }
    await refuseParentsEmail(services, trx, caller, email)
    // The unique constraint rejects an email that is registered at the same time.
    const emailTaken = await emailExists(trx, email)
    const change = allowed(decide.changeOwnEmail(user, email, { emailTaken }))
    const now = services.now()
    await replaceEmail(services, trx, { user, email })
    await endOtherSessions(trx, { userId, sessionId }, now)
    await recordChange(trx, { adminId: userId, ...change }, now)
    const mail = emailChangedMail({ ...user, newEmail: email, byReception: false })
    await queueMail(trx, services.boss, { recipient: user.email, ...mail }, now)
  })
}

/** Throws validationFailed if a minor's new email belongs to the parent who has consented. */
async function refuseParentsEmail(
  { today }: Services,
  db: Queryable,
  { id, dateOfBirth }: Caller,
  email: string,
): Promise<void> {
  const { parentEmail = null } = (await currentConsentOf(db, id)) ?? {}
  const facts = { dateOfBirth, parentEmail, today: today() }
  throwIfRefused(invalidForm({ newEmail: decide.parentsEmailProblem(email, facts) }))
}
