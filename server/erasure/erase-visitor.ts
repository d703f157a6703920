import { throwIfRefused } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { eraseVisitorRecords, lockVisitorTours } from '#server/db/queries/erasure/erasure.ts'
import { queueFilesToRemove } from '#server/db/queries/erasure/files-to-remove.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { verifiedEmailExists } from '#server/db/queries/user/new-user.ts'
import { outboxFilesTo, removeOutboxFiles } from '#server/mail/outbox-files.ts'
import { toursDeletedMail } from '#server/mail/templates/tours-deleted-mail.ts'
import type { Services } from '#server/services.ts'
import type { Language } from '#shared/domain/language.ts'
import * as decide from '#shared/domain/personal-data/erase-visitor.ts'
import { addToErasureList } from './erasure-list.ts'
import { outboxKey, removeFilesIfPossible } from './remove-files.ts'

/**
 * Permanently erases everything about a verified email that has no user: tours, codes, verifications
 * and unsent emails. A last email in `language` says what was erased. Throws emailHasAccount.
 */
export async function eraseVisitor(
  services: Services,
  email: string,
  language: Language,
): Promise<void> {
  const { config, db } = services
  const { outboxFiles, tourIds } = await inTransaction(db, (trx) =>
    erase(services, trx, { email, language }),
  )
  // As in runErasure: what can't be done now is left to the nightly clean-up.
  await Promise.allSettled([
    removeFilesIfPossible(services),
    removeOutboxFiles(config.dataDir, outboxFiles),
    addToErasureList(config.dataDir, tourIds),
  ])
}

async function erase(
  services: Services,
  trx: Transaction<Tables>,
  { email, language }: { email: string; language: Language },
) {
  const { boss, config } = services
  const [now, today] = [services.now(), services.today()]
  throwIfRefused(decide.visitorRefusal(await verifiedEmailExists(trx, email)))
  const tours = await lockVisitorTours(trx, email)
  const tourIds = tours.map(({ id }) => id)
  await eraseVisitorRecords(trx, { email, tourIds }, now)
  const change = decide.eraseVisitor(tours, today)
  if (change) {
    await recordChange(trx, { adminId: null, ...change }, now)
    const mail = toursDeletedMail(language, decide.erasedTours(tours, today))
    await queueMail(trx, boss, { recipient: email, ...mail }, now)
  }
  // Listed now, because after the commit the outbox may contain the last email, which must stay.
  const outboxFiles = await outboxFilesTo(config.dataDir, email)
  await queueFilesToRemove(trx, outboxFiles.map(outboxKey))
  return { tourIds, outboxFiles }
}
