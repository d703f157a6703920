import { AppError } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/connect.ts'
import { ownerOfBooking } from '#server/db/queries/booking.ts'
import { type LoggedIn, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { confirmDeskPayment } from '#server/settlement/confirm-desk-payment.ts'
import type { FirstPart } from '#shared/domain/money/due.ts'
import type { PaymentMethod } from '#shared/domain/payment.ts'

/**
 * Completes a desk payment whose money an admin has received or, with a `utr`, whose claim an admin has
 * checked. Throws notFound and what confirmDeskPayment throws.
 */
export async function confirmPayment(
  services: Services,
  admin: LoggedIn,
  bookingId: string,
  paid: { method: PaymentMethod; utr?: string; part?: FirstPart | undefined },
): Promise<void> {
  const userId = await ownerOfBooking(services.db, bookingId)
  if (userId === undefined) throw new AppError('notFound')
  await inTransaction(services.db, async (trx) => {
    await lockCaller(services, trx, admin)
    await confirmDeskPayment(services, trx, { adminId: admin.id, bookingId, userId, paid })
  })
}
