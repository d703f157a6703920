import { lockUser, setMemberId } from '#server/db/accounts.ts'
import { findUnpaid, lapseEndedHolds, markPaid } from '#server/db/bookings.ts'
import { inTransaction, type Transaction } from '#server/db/connect.ts'
import { nextMemberId } from '#server/db/member-ids.ts'
import { addCompletedPayment, findPayment } from '#server/db/payments.ts'
import { lockSeat } from '#server/db/seats.ts'
import type { Tables } from '#server/db/tables.ts'
import { AppError } from '#server/http/app-error.ts'
import type { SignedIn } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import type { PaymentMethod } from '#shared/domain/payment.ts'
import { mailPayment } from './mail-payment.ts'

type PaymentSent = { paymentId: string; paymentMethod?: PaymentMethod | undefined }
type UnpaidBooking = NonNullable<Awaited<ReturnType<typeof findUnpaid>>>

/**
 * Pays for the booking that waits: the seat, the money, the member ID and the mails in one
 * transaction. The same paymentId again changes nothing and answers the same. Throws nothingToPay,
 * seatTaken, seatClosed, ownPeriodOverlap, bookingOutdated or paymentIdUsed; then nothing is taken.
 */
export async function completePayment(
  services: Services,
  user: SignedIn,
  { paymentId, paymentMethod }: PaymentSent,
): Promise<{ issuedMemberId: boolean }> {
  return inTransaction(services.db, async (trx) => {
    // Two calls of one user wait for each other here, so the second sees what the first has done.
    const { memberId } = await lockUser(trx, user.id)
    const known = await findPayment(trx, paymentId)
    if (known && known.user_id !== user.id) throw new AppError('paymentIdUsed')
    if (known) return { issuedMemberId: known.issued_member_id }

    const booking = await findUnpaid(trx, user.id)
    if (!booking) throw new AppError('nothingToPay')
    await secureSeat(services, trx, booking)

    const { reference } = await services.gateway.charge({
      paymentId,
      amount: booking.amount,
      method: paymentMethod ?? null,
    })
    const issued = memberId ?? (await nextMemberId(trx, services.today()))
    if (memberId === null) await setMemberId(trx, user.id, issued)
    const payment = {
      id: paymentId,
      bookingId: booking.id,
      userId: user.id,
      amount: booking.amount,
      method: paymentMethod ?? null,
      reference,
      issuedMemberId: memberId === null,
    }
    await addCompletedPayment(trx, payment, services.now())
    await mailPayment(services, trx, { user, booking, payment, memberId: issued })
    return { issuedMemberId: payment.issuedMemberId }
  })
}

/** Makes the seat the booking's for good. A hold that has ended is good only while the seat is free. */
async function secureSeat(
  services: Services,
  trx: Transaction<Tables>,
  booking: UnpaidBooking,
): Promise<void> {
  const now = services.now()
  const { closed } = await lockSeat(trx, booking.seat_id)
  const holdEnded = booking.status === 'lapsed' || booking.held_until <= now
  if (holdEnded) {
    if (booking.start_date < services.today()) throw new AppError('bookingOutdated')
    if (closed) throw new AppError('seatClosed')
    await lapseEndedHolds(
      trx,
      {
        seatId: booking.seat_id,
        timeSlot: booking.time_slot,
        start: booking.start_date,
        end: booking.end_date,
        exceptUserId: booking.user_id,
      },
      now,
    )
  }
  await markPaid(trx, booking.id, now)
}
