import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { readSeller } from '#server/db/queries/admin/settings.ts'
import type { BookingToPay } from '#server/db/queries/booking/booking.ts'
import { issueReceipt, receiptOf } from '#server/db/queries/money/receipt.ts'
import { completedPaymentOf } from '#server/db/queries/money/refund.ts'
import type { LockedUser } from '#server/db/queries/user/locked-user.ts'
import type { Services } from '#server/services.ts'
import type { DepositKind } from '#shared/domain/money/deposit.ts'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'
import { type ReceiptPart, receiptContent } from '#shared/domain/money/receipt.ts'
import type { PaperTax } from '#shared/domain/money/tax.ts'
import { mailPayment } from './mail-payment.ts'

type TakenPayment = {
  user: LockedUser
  booking: BookingToPay
  payment: {
    id: string
    /** Whole rupees, without the deposit and the late fee. */
    amount: number
    deposit: { kind: DepositKind; amount: number } | null
    lateFee?: number
    method: PaymentMethod | null
    reference: string | null
    confirmedBy: string | null
  }
  /** Set if the payment is a part of the price. */
  part?: ReceiptPart | undefined
  /** Whole rupees off the booking's price. */
  discount: number
  /** Whether this payment issued the member ID. */
  issuedMemberId?: boolean
}

/** Issues the receipt of a completed payment, mails it, and returns its number. */
export async function giveReceipt(
  services: Services,
  trx: Transaction<Tables>,
  { user, booking, payment, part, discount, issuedMemberId = false }: TakenPayment,
): Promise<string> {
  const seller = await readSeller(trx)
  const memberId = user.memberId ?? ''
  const saleTax = part && part.paidBefore > 0 ? await saleTaxOf(trx, booking.id) : undefined
  const content = receiptContent({ seller, booking, payment, memberId, part, discount, saleTax })
  const { id: paymentId } = payment
  const day = services.today()
  const sold = { paymentId, userId: user.id, day, content }
  const number = await issueReceipt(trx, sold, services.now())
  await mailPayment(services, trx, { user, receipt: { number, day, content }, issuedMemberId })
  return number
}

/** The tax of the receipt of a booking's first part; null if that is not a tax invoice. */
async function saleTaxOf(trx: Transaction<Tables>, bookingId: string): Promise<PaperTax | null> {
  const sale = await completedPaymentOf(trx, bookingId)
  const receipt = sale && (await receiptOf(trx, sale.id))
  return receipt?.tax ?? null
}
