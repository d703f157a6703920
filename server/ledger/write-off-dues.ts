import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { readRoleLimits } from '#server/db/queries/admin/settings.ts'
import { closeDues, openDuesOf } from '#server/db/queries/money/due.ts'
import { addJournals } from '#server/db/queries/money/ledger.ts'
import type { Services } from '#server/services.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import { writeOffJournal } from '#shared/domain/money/due.ts'
import { writeOffRefusal } from '#shared/domain/money/write-off.ts'
import type { Refusal } from '#shared/domain/refusal.ts'
import type { Role } from '#shared/domain/user/user.ts'

type WriteOff = {
  userId: string
  /** Whether to write off every due, because the member is erased; otherwise only those of cancelled bookings. */
  all?: boolean
  /** The staff member; null if the user did it. */
  madeBy: string | null
}

/** Returns why this staff member can't cancel these bookings of a locked user, which writes off their dues. */
export async function refusalToWriteOff(
  trx: Transaction<Tables>,
  bookingIds: readonly string[],
  { staff, days }: { staff: { role: Role }; days: StudyDays },
): Promise<Refusal | undefined> {
  const dues = await openDuesOf(trx, bookingIds)
  return writeOffRefusal(dues, { staff, limits: await readRoleLimits(trx), days })
}

/** Writes off a locked user's dues, in the transaction that cancels the bookings or erases the user. */
export async function writeOffDues(
  { now, today }: Pick<Services, 'now' | 'today'>,
  trx: Transaction<Tables>,
  { userId, all = false, madeBy }: WriteOff,
): Promise<void> {
  const closed = await closeDues(trx, { userId, all }, now())
  const journals = closed.map((due) => ({ ...writeOffJournal(due, madeBy), day: today() }))
  await addJournals(trx, journals, now())
}
