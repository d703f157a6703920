import { AppError } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { ownerOfBooking } from '#server/db/queries/booking/booking.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { confirmDeskPayment, type StatedPayment } from '#server/settlement/confirm-desk-payment.ts'

/**
 * Completes a desk payment whose money an admin has received or, with a `utr`, whose claim an admin has
 * checked. Throws notFound and what confirmDeskPayment throws.
 */
export async function confirmPayment(
  services: Services,
  caller: Caller,
  bookingId: string,
  paid: StatedPayment,
): Promise<void> {
  const userId = await ownerOfBooking(services.db, bookingId)
  if (userId === undefined) throw new AppError('notFound')
  await inTransaction(services.db, async (trx) => {
    const admin = await lockCaller(services, trx, caller)
    await confirmDeskPayment(services, trx, { admin, bookingId, userId, paid })
  })
}
