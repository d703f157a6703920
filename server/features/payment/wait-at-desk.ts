import { extendHold } from '#server/db/bookings.ts'
import type { Transaction } from '#server/db/connect.ts'
import { addPayment, type WaitingPayment, waitingPaymentOf } from '#server/db/payments.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Services } from '#server/services.ts'
import { DESK_HOLD_DAYS } from '#shared/domain/payment.ts'
import { secureSeat, type UnpaidBooking } from './secure-seat.ts'

const DAY_MS = 86_400_000

/**
 * Notes that a booking will be paid at the desk, and holds its seat for DESK_HOLD_DAYS. Said again it
 * changes nothing. Throws seatTaken, seatClosed or bookingOutdated.
 */
export async function waitAtDesk(
  services: Services,
  trx: Transaction<Tables>,
  booking: UnpaidBooking,
  payment: Pick<WaitingPayment, 'id' | 'method'>,
): Promise<void> {
  if (await waitingPaymentOf(trx, booking.id)) return
  const now = services.now()
  await secureSeat(services, trx, booking)
  await extendHold(trx, booking.id, new Date(now.getTime() + DESK_HOLD_DAYS * DAY_MS))
  const { id: bookingId, user_id: userId, amount } = booking
  await addPayment(trx, { ...payment, bookingId, userId, amount }, now)
}
