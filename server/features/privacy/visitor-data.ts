import { throwIfRefused } from '#server/app-error.ts'
import { checkCode, sendCode } from '#server/codes/one-time-codes.ts'
import { verifiedEmailExists } from '#server/db/queries/user/new-user.ts'
import { readVisitorData } from '#server/db/queries/user/personal-data.ts'
import { codeMail } from '#server/mail/templates/code-mail.ts'
import type { Services } from '#server/services.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type * as calls from '#shared/contract/tour/visitor-data.ts'
import type { VisitorData } from '#shared/contract/tour/visitor-data.ts'
import type { Language } from '#shared/domain/language.ts'
import { visitorFileIntroduction } from '#shared/domain/personal-data/data-file.ts'
import { visitorRefusal } from '#shared/domain/personal-data/erase-visitor.ts'
import { visitorDataReply } from '#shared/replies/visitor-data.ts'

/** `address` is used for rate limiting. */
type ClientAddress = { address: string }

/**
 * Sends a code to an email, whether or not it has tours or an account. Throws tooManyCodes or
 * tooManyRequests.
 */
export async function sendVisitorCode(
  services: Services,
  {
    email,
    address,
    language,
  }: BodyOf<typeof calls.sendVisitorCode> & ClientAddress & { language: Language },
): Promise<void> {
  const key = { email, purpose: 'visitor' } as const
  await sendCode(services, key, address, (code) => codeMail({ ...key, language, code }))
}

/**
 * Uses up the code and returns everything about an email that has no account. Throws invalidCode,
 * expiredCode, codeAttemptsExhausted, tooManyRequests, or emailHasAccount.
 */
export async function openVisitorData(
  services: Services,
  { email, otp, address }: BodyOf<typeof calls.openVisitorData> & ClientAddress,
): Promise<VisitorData> {
  const { config, db, hallDetails } = services
  const attempt = { email, purpose: 'visitor', code: otp, useUp: true, address } as const
  const hasAccount = await checkCode(services, attempt, (trx) => verifiedEmailExists(trx, email))
  throwIfRefused(visitorRefusal(hasAccount))
  const records = await readVisitorData(db, email)
  const { name: hallName } = await hallDetails.current()
  const timeZone = config.hallTimezone
  return visitorDataReply(
    records,
    visitorFileIntroduction({ email, hallName, timeZone, at: services.now() }),
  )
}
