import { removeOldEmailProofs } from '#server/db/email-proofs.ts'
import { removeOldCodes } from '#server/db/one-time-codes.ts'
import { removeOldMails } from '#server/db/outgoing-mails.ts'
import { refuseLatePayments } from '#server/db/payments.ts'
import { removeOldSessions } from '#server/db/sessions.ts'
import { eraseAgain } from '#server/erasure/erase-again.ts'
import { removeFiles } from '#server/erasure/remove-files.ts'
import { removeOldOutboxFiles } from '#server/mail/outbox-files.ts'
import type { Services } from '#server/services.ts'
import { eraseExpired } from './erase-expired.ts'
import { removeStrayPictures } from './stray-pictures.ts'

const DAY_MS = 86_400_000
const SESSIONS_KEPT_DAYS = 7
const CODES_KEPT_DAYS = 1
/** A day longer than the queue tries: such a mail will never go out. */
const UNSENT_MAILS_KEPT_DAYS = 15
const OUTBOX_KEPT_DAYS = 30
/** Much longer than an upload takes between its picture and its row. */
const STRAY_PICTURES_KEPT_DAYS = 1

/**
 * Removes what can no longer be used: sessions a week after they ended or expired, codes and proofs of
 * an email a day after they expired, mails that could not be sent, and mails of the outbox after a
 * month. Until then somebody may ask what became of them. Payments that nobody came to make are no
 * longer waited for. And what was kept for a time only, and pictures that nobody has.
 */
export async function cleanUp(services: Services): Promise<void> {
  const { config, db } = services
  const daysAgo = (days: number) => new Date(services.now().getTime() - days * DAY_MS)
  await removeOldSessions(db, daysAgo(SESSIONS_KEPT_DAYS))
  await removeOldCodes(db, daysAgo(CODES_KEPT_DAYS))
  await removeOldEmailProofs(db, daysAgo(CODES_KEPT_DAYS))
  await refuseLatePayments(db, { now: services.now(), today: services.today() })
  await removeOldMails(db, daysAgo(UNSENT_MAILS_KEPT_DAYS))
  await removeOldOutboxFiles(config.dataDir, daysAgo(OUTBOX_KEPT_DAYS))

  const { selfies, tours } = await eraseExpired(services)
  // Counts only: whose they were is nobody's business any more.
  if (selfies + tours > 0) {
    services.log.info({ selfies, tours }, 'erased after their time')
  }
  await eraseAgain(services)
  await removeFiles(services)
  await removeStrayPictures(services, daysAgo(STRAY_PICTURES_KEPT_DAYS))
}
