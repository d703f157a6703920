import { removeOldEmailProofs } from '#server/db/email-proofs.ts'
import { removeOldCodes } from '#server/db/one-time-codes.ts'
import { refuseLatePayments } from '#server/db/payments.ts'
import { removeOldSessions } from '#server/db/sessions.ts'
import type { Services } from '#server/services.ts'

const DAY_MS = 86_400_000
const SESSIONS_KEPT_DAYS = 7
const CODES_KEPT_DAYS = 1

/**
 * Removes what can no longer be used: sessions a week after they ended or expired, codes and proofs of
 * an email a day after they expired. Until then somebody may ask what became of them. Payments that
 * nobody came to make are no longer waited for.
 */
export async function cleanUp({ db, now, today }: Services): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS)
  await removeOldSessions(db, daysAgo(SESSIONS_KEPT_DAYS))
  await removeOldCodes(db, daysAgo(CODES_KEPT_DAYS))
  await removeOldEmailProofs(db, daysAgo(CODES_KEPT_DAYS))
  await refuseLatePayments(db, { now: now(), today: today() })
}
