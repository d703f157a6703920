import { lockAccount, lockSuperAdmins } from '#server/db/admin-users.ts'
import { recordChange } from '#server/db/audit-log.ts'
import { inTransaction, type Transaction } from '#server/db/connect.ts'
import { erasePerson, picturesOf } from '#server/db/erasure.ts'
import { noteFilesToRemove } from '#server/db/files-to-remove.ts'
import { freeSeatsOf, keptSeats } from '#server/db/freed-seats.ts'
import { queueMail } from '#server/db/outgoing-mails.ts'
import { endSessionsOf } from '#server/db/sessions.ts'
import type { Tables } from '#server/db/tables.ts'
import { outboxFilesTo, removeOutboxFiles } from '#server/mail/outbox-files.ts'
import { accountDeletedMail } from '#server/mail/templates/account-deleted-mail.ts'
import type { Services } from '#server/services.ts'
import { addToErasedLedger } from './erased-ledger.ts'
import { removeFilesIfPossible } from './remove-files.ts'

export type ErasedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>
type KeptSeats = Awaited<ReturnType<typeof keptSeats>>

/** What speaks for or against erasing an account, all of it locked. */
export type ErasureCase = { account: ErasedAccount; superAdmins: string[]; seats: KeptSeats }

type Erasure = {
  userId: string
  /** Who wants it: the person or a super_admin. Null for an account that a restore brought back. */
  by: string | null
  /** Throws where it may not be. */
  judge: (erasure: ErasureCase) => void
}

/**
 * Erases the person of an account for good: their data goes, their sessions end, their seats become
 * free, and a last mail says so. Bookings and payments stay in the books. False when there is no such
 * account, or it was erased before.
 */
export async function eraseAccount(services: Services, erasure: Erasure): Promise<boolean> {
  const { config, db } = services
  const outboxFiles = await inTransaction(db, (trx) => erase(services, trx, erasure))
  if (!outboxFiles) return false
  // It is done. What fails from here on is noted in the database, and the nightly clean-up's to do.
  await Promise.allSettled([
    removeFilesIfPossible(services),
    removeOutboxFiles(config.dataDir, outboxFiles),
    addToErasedLedger(config.dataDir, [erasure.userId]),
  ])
  return true
}

/** Answers the files of the outbox that are to go with the person. */
async function erase(
  services: Services,
  trx: Transaction<Tables>,
  { userId, by, judge }: Erasure,
): Promise<string[] | undefined> {
  const [now, today] = [services.now(), services.today()]
  // Before any other row of users, and always in the same order: no two changes wait in a ring.
  const superAdmins = await lockSuperAdmins(trx)
  const account = await lockAccount(trx, userId)
  if (!account) return undefined
  const seats = await keptSeats(trx, userId, { today, now })
  judge({ account, superAdmins, seats })

  const { avatar, selfie } = await picturesOf(trx, userId)
  await noteFilesToRemove(
    trx,
    [avatar, selfie].filter((key) => key !== null),
  )
  await freeSeatsOf(trx, userId, today)
  await endSessionsOf(trx, userId, now)
  await erasePerson(trx, account, now)
  if (by !== null) {
    const freedBookings = seats.map(({ id, seat_id }) => ({ booking: id, seat: seat_id }))
    const subject = `user:${userId}`
    const details = { freedBookings }
    await recordChange(trx, { adminId: by, action: 'user.erase', subject, details }, now)
    await queueMail(trx, services.boss, { recipient: account.email, ...accountDeletedMail() }, now)
  }
  // Now, not after the commit: the last mail may be there by then, and is theirs to keep.
  return outboxFilesTo(services.config.dataDir, account.email)
}
