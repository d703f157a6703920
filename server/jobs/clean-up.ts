import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { countOldEntries } from '#server/db/queries/door/door-entry.ts'
import { removeOldRosterChanges } from '#server/db/queries/door/roster.ts'
import { refuseLatePayments } from '#server/db/queries/money/desk-payment.ts'
import { eraseOldNarrations } from '#server/db/queries/money/statement.ts'
import { removeOldMails } from '#server/db/queries/outgoing-mails.ts'
import { removeOldEmailVerifications } from '#server/db/queries/user/email-verifications.ts'
import { removeOldCodes } from '#server/db/queries/user/one-time-codes.ts'
import { removeOldSessions } from '#server/db/queries/user/session.ts'
import { eraseAgain } from '#server/erasure/erase-again.ts'
import { removeFiles } from '#server/erasure/remove-files.ts'
import { removeOldOutboxFiles } from '#server/mail/outbox-files.ts'
import type { Services } from '#server/services.ts'
import {
  CODES_KEPT_DAYS,
  OUTBOX_KEPT_DAYS,
  SESSIONS_KEPT_DAYS,
} from '#shared/domain/personal-data/fixed-periods.ts'
import { entriesCutoff, narrationsCutoff } from '#shared/domain/personal-data/retention.ts'
import { eraseExpired } from './erase-expired.ts'
import { removeOrphanedPictures } from './orphaned-pictures.ts'

const DAY_MS = 86_400_000
// These two follow from how the app works; what the hall keeps for how long is in the domain's fixed-periods.ts.
/** A day longer than the queue retries: such an email will never be sent. */
const UNSENT_MAILS_KEPT_DAYS = 15
/** Much longer than the time between storing a picture and committing its row. */
const ORPHANED_PICTURES_KEPT_DAYS = 1

/**
 * Removes data that is no longer needed: sessions a week after they ended or expired, codes and
 * email verifications a day after they expired, unsendable emails, and outbox files after a month. Until
 * then they may help to investigate problems. Also cancels overdue desk payments, erases data past its
 * retention period, replaces year-old door entries with counts, erases the bank's narrations of the
 * same age, and removes orphaned pictures.
 */
export async function cleanUp(services: Services): Promise<void> {
  const { config, db } = services
  const daysAgo = (days: number) => new Date(services.now().getTime() - days * DAY_MS)
  await removeOldSessions(db, daysAgo(SESSIONS_KEPT_DAYS))
  await removeOldCodes(db, daysAgo(CODES_KEPT_DAYS))
  await removeOldEmailVerifications(db, daysAgo(CODES_KEPT_DAYS))
  await refuseLatePayments(db, { now: services.now(), days: services.studyDays() })
  await removeOldMails(db, daysAgo(UNSENT_MAILS_KEPT_DAYS))
  await removeOldOutboxFiles(config.dataDir, daysAgo(OUTBOX_KEPT_DAYS))

  const { selfies, tours, screenshots } = await eraseExpired(services)
  // Logs counts only, no personal data.
  if (selfies + tours + screenshots > 0) {
    services.log.info({ selfies, tours, screenshots }, 'erased data past its retention period')
  }
  const entries = await inTransaction(db, (trx) =>
    countOldEntries(trx, entriesCutoff(services.today())),
  )
  if (entries > 0) services.log.info({ entries }, 'replaced old door entries with counts')
  const narrations = await eraseOldNarrations(db, narrationsCutoff(services.today()))
  if (narrations > 0) services.log.info({ narrations }, 'erased old bank narrations')
  await removeOldRosterChanges(db)
  await eraseAgain(services)
  await removeFiles(services)
  await removeOrphanedPictures(services, daysAgo(ORPHANED_PICTURES_KEPT_DAYS))
}
