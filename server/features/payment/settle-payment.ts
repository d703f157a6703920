import { setMemberId } from '#server/db/accounts.ts'
import { markPaid } from '#server/db/bookings.ts'
import type { Transaction } from '#server/db/connect.ts'
import { nextMemberId } from '#server/db/member-ids.ts'
import { addPayment, type CompletedPayment, completeWaitingPayment } from '#server/db/payments.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Services } from '#server/services.ts'
import { mailPayment, type Payer } from './mail-payment.ts'
import { secureSeat, type UnpaidBooking } from './secure-seat.ts'

type Settlement = {
  /** Locked; with the member ID, null before the first payment. */
  payer: Payer & { memberId: string | null }
  booking: UnpaidBooking
  payment: Pick<CompletedPayment, 'id' | 'method'>
  /** Takes the money once the seat is secured. */
  takeMoney: () => Promise<{ reference: string }>
  /** The admin who has the money, for a payment that waited at the desk. */
  confirmedBy?: string
}

/**
 * The seat, the money, the member ID and the mails of a payment, in the caller's transaction. Throws
 * seatTaken, seatClosed, ownPeriodOverlap or bookingOutdated; then nothing is taken.
 */
export async function settlePayment(
  services: Services,
  trx: Transaction<Tables>,
  { payer, booking, payment, takeMoney, confirmedBy }: Settlement,
): Promise<{ issuedMemberId: boolean }> {
  const now = services.now()
  await secureSeat(services, trx, booking)
  await markPaid(trx, booking.id, now)
  const { reference } = await takeMoney()

  const memberId = payer.memberId ?? (await nextMemberId(trx, services.today()))
  if (payer.memberId === null) await setMemberId(trx, payer.id, memberId)
  const completed: CompletedPayment = {
    ...payment,
    bookingId: booking.id,
    userId: payer.id,
    amount: booking.amount,
    reference,
    issuedMemberId: payer.memberId === null,
  }
  if (confirmedBy === undefined) await addPayment(trx, completed, now)
  else await completeWaitingPayment(trx, completed, confirmedBy, now)
  await mailPayment(services, trx, { payer, booking, payment: completed, memberId })
  return { issuedMemberId: completed.issuedMemberId }
}
