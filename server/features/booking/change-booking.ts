import { lockUser } from '#server/db/accounts.ts'
import { type DeskBooking, findBooking } from '#server/db/admin-bookings.ts'
import { ownerOfBooking } from '#server/db/bookings.ts'
import { inTransaction, type Transaction } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Services } from '#server/services.ts'

/**
 * Runs a change of somebody's booking in a transaction, with its member locked and the booking as it is
 * then. User first, then seat, as every writer of bookings. Throws notFound.
 */
export async function changeBooking(
  { db }: Services,
  bookingId: string,
  change: (trx: Transaction<Tables>, booking: DeskBooking) => Promise<void>,
): Promise<void> {
  const userId = await ownerOfBooking(db, bookingId)
  if (userId === undefined) throw new AppError('notFound')
  await inTransaction(db, async (trx) => {
    await lockUser(trx, userId)
    const booking = await findBooking(trx, bookingId)
    if (!booking) throw new AppError('notFound')
    await change(trx, booking)
  })
}
