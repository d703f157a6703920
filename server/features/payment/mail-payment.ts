import type { findUnpaid } from '#server/db/bookings.ts'
import type { Transaction } from '#server/db/connect.ts'
import { queueMail } from '#server/db/outgoing-mails.ts'
import type { CompletedPayment } from '#server/db/payments.ts'
import type { Tables } from '#server/db/tables.ts'
import { receiptMail } from '#server/mail/templates/receipt-mail.ts'
import { welcomeMail } from '#server/mail/templates/welcome-mail.ts'
import type { Services } from '#server/services.ts'
import { findSeat } from '#shared/domain/seats.ts'

export type Payer = { id: string; email: string; full_name: string }

type Paid = {
  payer: Payer
  booking: NonNullable<Awaited<ReturnType<typeof findUnpaid>>>
  payment: CompletedPayment
  memberId: string
}

/** The receipt, and the welcome with the member ID at the first payment. */
export async function mailPayment(
  services: Services,
  trx: Transaction<Tables>,
  { payer, booking, payment, memberId }: Paid,
): Promise<void> {
  const { boss, config } = services
  const now = services.now()
  if (payment.issuedMemberId) {
    const welcome = welcomeMail({
      fullName: payer.full_name,
      memberId,
      membershipType: booking.membership_type,
      timeSlot: booking.time_slot,
      seat: booking.seat_id,
      startDate: booking.start_date,
      endDate: booking.end_date,
      publicUrl: config.publicUrl,
    })
    await queueMail(trx, boss, { recipient: payer.email, ...welcome }, now)
  }
  const receipt = receiptMail({
    fullName: payer.full_name,
    reference: payment.id,
    amount: payment.amount,
    tier: findSeat(booking.seat_id)?.tier ?? 'standard',
    method: payment.method,
    startDate: booking.start_date,
    endDate: booking.end_date,
    paidOn: services.today(),
  })
  await queueMail(trx, boss, { recipient: payer.email, ...receipt }, now)
}
