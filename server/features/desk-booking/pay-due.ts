import { AppError } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { ownerOfBooking } from '#server/db/queries/booking/booking.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { takePart } from '#server/settlement/take-part.ts'
import type { LaterPart } from '#shared/domain/money/due.ts'

/**
 * Takes a later part of a booking's payment at reception, and returns its receipt's number. Idempotent by the part's ID,
 * which the client generates. Throws what takePart throws.
 */
export async function payDue(services: Services, caller: Caller, part: LaterPart): Promise<string> {
  const userId = await ownerOfBooking(services.db, part.bookingId)
  if (userId === undefined) throw new AppError('notFound')
  return inTransaction(services.db, async (trx) => {
    const staff = await lockCaller(services, trx, caller)
    return takePart(services, trx, { staff, userId, part, paidOn: services.today() })
  })
}
