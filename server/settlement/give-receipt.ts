import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { BookingToPay } from '#server/db/queries/booking.ts'
import type { LockedUser } from '#server/db/queries/locked-user.ts'
import { issueReceipt } from '#server/db/queries/receipt.ts'
import { readHallDetails } from '#server/db/queries/settings.ts'
import type { Services } from '#server/services.ts'
import { type ReceiptPart, receiptContent } from '#shared/domain/money/receipt.ts'
import type { PaymentMethod } from '#shared/domain/payment.ts'
import { mailPayment } from './mail-payment.ts'

type Taken = {
  user: LockedUser
  booking: BookingToPay
  payment: {
    id: string
    /** Whole rupees. */
    amount: number
    method: PaymentMethod | null
    reference: string | null
    confirmedBy: string | null
  }
  /** Set if the payment is a part of the price. */
  part?: ReceiptPart | undefined
  /** Whether this payment issued the member ID. */
  issuedMemberId?: boolean
}

/** Issues the receipt of a completed payment, mails it, and returns its number. */
export async function giveReceipt(
  services: Services,
  trx: Transaction<Tables>,
  { user, booking, payment, part, issuedMemberId = false }: Taken,
): Promise<string> {
  const hall = await readHallDetails(trx)
  const memberId = user.memberId ?? ''
  const content = receiptContent({ hall, booking, payment, memberId, part })
  const { id: paymentId } = payment
  const sold = { paymentId, userId: user.id, day: services.today(), content }
  const number = await issueReceipt(trx, sold, services.now())
  await mailPayment(services, trx, {
    user,
    paymentId,
    receipt: { number, content },
    issuedMemberId,
  })
  return number
}
