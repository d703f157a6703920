import { allowed } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import {
  addParentalConsent,
  lockConsent,
  parentEmailOf,
  withdrawParentalConsent,
} from '#server/db/queries/user/consent.ts'
import type { Caller } from '#server/http/guards/session.ts'
import { parentalConsentMail } from '#server/mail/templates/parental-consent-mail.ts'
import type { Services } from '#server/services.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type * as calls from '#shared/contract/user/consent.ts'
import type { Language } from '#shared/domain/language.ts'
import { recordedNotice } from '#shared/domain/personal-data/privacy-notice.ts'
import * as decide from '#shared/domain/user/parental-consent.ts'
import { consentNeededBy } from '#shared/replies/user.ts'
import { lockUserForChange } from './lock-user-for-change.ts'

/**
 * Records the consent of a parent whose ID an admin has seen. Throws notFound,
 * adminAccountNotAllowed, consentNotNeeded or validationFailed.
 */
export async function recordConsent(
  services: Services,
  caller: Caller,
  userId: string,
  { idKind, idLastFour, ...sent }: BodyOf<typeof calls.recordParentalConsent>,
): Promise<void> {
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    const { user, admin } = await lockUserForChange(services, trx, { admin: caller, userId })
    const consent = await lockConsent(trx, userId)
    const needed = consent ? consentNeededBy(consent, services.today()) : null
    const change = allowed(decide.recordConsent(admin, user, { needed, idKind, idLastFour }))
    await addParentalConsent(trx, {
      userId,
      method: 'reception',
      idKind,
      idLastFour,
      recordedBy: admin.id,
      givenAt: now,
      ...recordedNotice(sent, now),
    })
    await recordChange(trx, { adminId: admin.id, ...change }, now)
    await mailParent(services, trx, { user, event: 'given' })
  })
}

/**
 * Withdraws a parent's consent at the parent's request. Days already paid for stay valid. Throws
 * notFound, adminAccountNotAllowed or consentNotGiven.
 */
export async function withdrawConsent(
  services: Services,
  caller: Caller,
  userId: string,
): Promise<void> {
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    const { user, admin } = await lockUserForChange(services, trx, { admin: caller, userId })
    const given = (await lockConsent(trx, userId))?.parentConsented ?? false
    const change = allowed(decide.withdrawConsent(admin, user, { given }))
    await withdrawParentalConsent(trx, { userId, adminId: admin.id }, now)
    await recordChange(trx, { adminId: admin.id, ...change }, now)
    await mailParent(services, trx, { user, event: 'withdrawn' })
  })
}

type ConsentUser = { id: string; fullName: string; language: Language }

/** Mails the parent, if one has ever consented by email. */
async function mailParent(
  services: Services,
  trx: Transaction<Tables>,
  { user, event }: { user: ConsentUser; event: 'given' | 'withdrawn' },
): Promise<void> {
  const recipient = await parentEmailOf(trx, user.id)
  if (recipient === undefined) return
  const { language, fullName } = user
  const mail = parentalConsentMail({ event, language, fullName })
  await queueMail(trx, services.boss, { recipient, ...mail }, services.now())
}
