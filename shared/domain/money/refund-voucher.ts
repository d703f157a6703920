import type { Batch } from '../booking/batches.ts'
import type { Room } from '../booking/rooms.ts'
import type { CalendarDay } from '../calendar-day.ts'
import type { PaymentMethod } from './payment.ts'
import { type NewRefund, type PaidWithDeposit, paidFor, refundTax } from './refund.ts'
import type { PaperTax } from './tax.ts'

/** The prefix of refund voucher numbers. */
export const VOUCHER_SERIES = 'RV'

/**
 * A refund voucher's content, fixed when it is issued. The member's name and the reason are kept
 * separately, so that they can be erased.
 */
export type VoucherContent = {
  hall: { name: string; address: string; contactPhone: string }
  memberId: string | null
  room: Room
  batch: Batch
  seat: string
  startDate: CalendarDay
  /** The first day after the membership. */
  endDate: CalendarDay
  /** The number of the payment's receipt; null for payments older than receipts. */
  receipt: string | null
  /** Set on a credit note, for the tax invoice of `receiptDay`. */
  tax?: PaperTax | null
  receiptDay?: CalendarDay | null
  /** Set if the voucher returns the deposit. */
  deposit?: true | undefined
  /** Whole rupees: the payment or the deposit, and how much of it this voucher refunds. */
  paid: number
  amount: number
  /** Set if the hall keeps a part of the deposit: whole rupees. */
  kept?: number | undefined
  method: PaymentMethod
  utr: string | null
  /** Whether the payment was simulated, so that no money moved. */
  simulated: boolean
}

type VoucherFacts = {
  hallDetails: VoucherContent['hall']
  booking: Pick<VoucherContent, 'room' | 'batch' | 'startDate' | 'endDate'> & { seatId: string }
  payment: PaidWithDeposit & { confirmedBy: string | null }
  receipt: { number: string; day: CalendarDay; tax?: PaperTax | null } | undefined
  memberId: string | null
  /** Rupees of earlier refunds of the booking. */
  returned: number
  refund: Pick<NewRefund, 'deposit' | 'amount' | 'kept' | 'method' | 'utr'>
}

/** Returns the voucher's content for a refund. */
export function voucherContent({
  hallDetails: { name, address, contactPhone },
  booking: { seatId, room, batch, startDate, endDate },
  payment,
  receipt,
  memberId,
  returned,
  refund,
}: VoucherFacts): VoucherContent {
  const { deposit, amount, kept, method, utr } = refund
  return {
    hall: { name, address, contactPhone },
    memberId,
    room,
    batch,
    seat: seatId,
    startDate,
    endDate,
    receipt: receipt?.number ?? null,
    receiptDay: receipt?.day ?? null,
    tax: deposit ? null : refundTax({ tax: receipt?.tax, payment, amount, returned }),
    ...(deposit && { deposit }),
    paid: paidFor(refund, payment),
    amount,
    ...(kept > 0 && { kept }),
    method,
    utr,
    simulated: payment.confirmedBy === null,
  }
}
