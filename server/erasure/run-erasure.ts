import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { type AdminChange, recordChange } from '#server/db/queries/admin/audit-log.ts'
import { bookingsWithSeatOf, freeUserSeats } from '#server/db/queries/booking/freed-seats.ts'
import { eraseRecords, picturesOf, verifiedEmailOf } from '#server/db/queries/erasure/erasure.ts'
import { queueFilesToRemove } from '#server/db/queries/erasure/files-to-remove.ts'
import { screenshotsOf } from '#server/db/queries/money/upi-claim.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { lockManagedUser, lockSuperAdmins } from '#server/db/queries/user/managed-user.ts'
import { endUserSessions } from '#server/db/queries/user/session.ts'
import { writeOffDues } from '#server/ledger/write-off-dues.ts'
import { outboxFilesTo, removeOutboxFiles } from '#server/mail/outbox-files.ts'
import { userDeletedMail } from '#server/mail/templates/user-deleted-mail.ts'
import type { Services } from '#server/services.ts'
import { addToErasureList } from './erasure-list.ts'
import { outboxKey, removeFilesIfPossible } from './remove-files.ts'

/** The locked records that decide whether a user may be erased. */
type ErasureCase = {
  /** Undefined if the user does not exist or is already erased. */
  user: Awaited<ReturnType<typeof lockManagedUser>>
  superAdmins: string[]
  bookingsWithSeat: Awaited<ReturnType<typeof bookingsWithSeatOf>>
}

type Erasure = {
  userId: string
  /** Runs inside the transaction. Throws if the caller may no longer erase. */
  authorize?: (trx: Transaction<Tables>) => Promise<void>
  /**
   * Returns the change for the audit log; null if a restored backup brought the user back. Throws if
   * the user may not be erased.
   */
  decide: (erasure: ErasureCase) => AdminChange | null
}

/**
 * Permanently erases a user: deletes personal data, ends sessions, frees seats and sends a last
 * email. Bookings and payments are kept. Returns false if the user does not exist or was already
 * erased.
 */
export async function runErasure(services: Services, erasure: Erasure): Promise<boolean> {
  const { config, db } = services
  const outboxFiles = await inTransaction(db, (trx) => erase(services, trx, erasure))
  if (!outboxFiles) return false
  // The erasure is committed. The nightly clean-up repeats what fails or is interrupted here: the
  // files are queued, and it adds every erased user of the database to the erasure list.
  await Promise.allSettled([
    removeFilesIfPossible(services),
    // Not left to the queue alone: a process on another machine may dequeue files that it doesn't have.
    removeOutboxFiles(config.dataDir, outboxFiles),
    addToErasureList(config.dataDir, [erasure.userId]),
  ])
  return true
}

/** Returns the outbox files to delete with the user. */
async function erase(
  services: Services,
  trx: Transaction<Tables>,
  { userId, authorize, decide }: Erasure,
): Promise<string[] | undefined> {
  const [now, days] = [services.now(), services.studyDays()]
  // Locked before any other user, and always in the same order, which prevents deadlock.
  const superAdmins = await lockSuperAdmins(trx)
  await authorize?.(trx)
  const user = await lockManagedUser(trx, userId)
  const bookingsWithSeat = await bookingsWithSeatOf(trx, userId, { days, now })
  const change = decide({ user, superAdmins, bookingsWithSeat })
  if (!user) return undefined

  const { avatar, selfie } = await picturesOf(trx, userId)
  const screenshots = await screenshotsOf(trx, userId)
  await queueFilesToRemove(
    trx,
    [avatar, selfie, ...screenshots.map(({ key }) => key)].filter((key) => key !== null),
  )
  await freeUserSeats(trx, userId, days)
  const madeBy = change && change.adminId !== userId ? change.adminId : null
  await writeOffDues(services, trx, { userId, all: true, madeBy })
  await endUserSessions(trx, userId, now)
  await eraseRecords(trx, user, now)
  const recipient = verifiedEmailOf(user) ?? user.email
  if (change) {
    await recordChange(trx, change, now)
    const mail = userDeletedMail(user.language)
    await queueMail(trx, services.boss, { recipient, ...mail }, now)
  }
  // Listed now, because after the commit the outbox may contain the last email, which must stay.
  const emails = new Set([user.email, recipient].filter((email) => email !== null))
  const listed = [...emails].map((email) => outboxFilesTo(services.config.dataDir, email))
  const outboxFiles = (await Promise.all(listed)).flat()
  await queueFilesToRemove(trx, outboxFiles.map(outboxKey))
  return outboxFiles
}
