import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { PayingBooking } from '#server/db/queries/booking.ts'
import type { LockedUser } from '#server/db/queries/credentials.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { receiptMail } from '#server/mail/templates/receipt-mail.ts'
import { welcomeMail } from '#server/mail/templates/welcome-mail.ts'
import type { Services } from '#server/services.ts'
import { findSeat } from '#shared/domain/booking/seats.ts'
import type { PaymentMethod } from '#shared/domain/payment.ts'

type Paid = {
  user: LockedUser
  booking: PayingBooking
  payment: { id: string; method: PaymentMethod | null }
  memberId: string
  issuedMemberId: boolean
}

/** The receipt, and the welcome with the member ID at the first payment. */
export async function mailPayment(
  services: Services,
  trx: Transaction<Tables>,
  { user, booking, payment, memberId, issuedMemberId }: Paid,
): Promise<void> {
  const { boss, config } = services
  const now = services.now()
  if (issuedMemberId) {
    const welcome = welcomeMail({
      fullName: user.fullName,
      memberId,
      room: booking.room,
      batch: booking.batch,
      seat: booking.seatId,
      startDate: booking.startDate,
      endDate: booking.endDate,
      publicUrl: config.publicUrl,
    })
    await queueMail(trx, boss, { recipient: user.email, ...welcome }, now)
  }
  const receipt = receiptMail({
    fullName: user.fullName,
    reference: payment.id,
    amount: booking.amount,
    tier: findSeat(booking.seatId)?.tier ?? 'standard',
    method: payment.method,
    startDate: booking.startDate,
    endDate: booking.endDate,
    paidOn: services.today(),
  })
  await queueMail(trx, boss, { recipient: user.email, ...receipt }, now)
}
