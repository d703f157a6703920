import { AppError } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { ownerOfBooking } from '#server/db/queries/booking/booking.ts'
import { type DeskBooking, findBooking } from '#server/db/queries/booking/desk-booking.ts'
import { lockUser } from '#server/db/queries/user/locked-user.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import type { Role } from '#shared/domain/user/user.ts'

/**
 * Runs a booking's change in a transaction, with its user locked and the booking read under the
 * lock. Locks the user before any seat, like every writer of bookings. Throws notFound, notLoggedIn
 * or notAllowed.
 */
export async function changeBooking(
  services: Services,
  admin: Caller,
  bookingId: string,
  change: (trx: Transaction<Tables>, booking: DeskBooking, staff: { role: Role }) => Promise<void>,
): Promise<void> {
  const { db } = services
  const userId = await ownerOfBooking(db, bookingId)
  if (userId === undefined) throw new AppError('notFound')
  await inTransaction(db, async (trx) => {
    const staff = await lockCaller(services, trx, admin)
    await lockUser(trx, userId)
    const booking = await findBooking(trx, bookingId)
    if (!booking) throw new AppError('notFound')
    await change(trx, booking, staff)
  })
}
