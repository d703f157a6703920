import { refuse } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { type BookingToPay, findPastHolds, holdAtLeastUntil } from '#server/db/queries/booking.ts'
import { waitingPaymentOf } from '#server/db/queries/desk-payment.ts'
import type { LockedUser } from '#server/db/queries/locked-user.ts'
import { addPayment, type NewPayment, type Payment } from '#server/db/queries/payment.ts'
import type { Services } from '#server/services.ts'
import { refusalToBegin } from '#server/settlement/refusal-to-pay.ts'
import { deskHoldEnd, pastHoldsCutoff } from '#shared/domain/booking/hold.ts'

type DeskPayment = { user: LockedUser; booking: BookingToPay; payment: NewPayment }

/**
 * Adds a desk payment and holds its seat for DESK_HOLD_DAYS from its first save, or returns the
 * existing one. Throws seatTaken, seatClosed, bookingOutdated, seatKept, seatNotAllowed or
 * amountDiffers.
 */
export async function payAtDesk(
  services: Services,
  trx: Transaction<Tables>,
  { user, booking, payment }: DeskPayment,
): Promise<Payment> {
  const waiting = await waitingPaymentOf(trx, booking.id)
  if (waiting) return waiting
  refuse(await refusalToBegin(services, trx, user, { booking, place: 'online' }))
  const now = services.now()
  const pastHolds = await findPastHolds(trx, booking.userId, pastHoldsCutoff(now))
  await holdAtLeastUntil(trx, booking, deskHoldEnd(booking, pastHolds, now))
  return addPayment(trx, payment, 'waiting', now)
}
