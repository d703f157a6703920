import { depositDue } from '#shared/domain/money/deposit.ts'
import type { Discount } from '#shared/domain/money/discount.ts'
import type { FirstPart } from '#shared/domain/money/due.ts'
import { agreedLateFee } from '#shared/domain/money/late-fee.ts'
import { issuesMemberId } from '#shared/domain/money/payment-steps.ts'
import {
  financialYearOf,
  RECEIPT_SERIES,
  type ReceiptPart,
  receiptContent,
} from '#shared/domain/money/receipt.ts'
import type { PaperTax } from '#shared/domain/money/tax.ts'
import { monthMemberId } from '#shared/domain/user/member-id.ts'
import { depositFacts, lapseExpiredHolds, saleOf } from '#web/demo/demo-booking.ts'
import {
  type DemoBooking,
  type DemoPayment,
  type DemoReceipt,
  type DemoState,
  type DemoUser,
  today,
} from '#web/demo/demo-state.ts'

export type SentPayment = { paymentId: string; paymentMethod?: DemoPayment['method'] | undefined }

/** What reception takes off a price, or lets the member pay later. */
export type Reductions = { part?: FirstPart | undefined; discount?: Discount | undefined }

/** Returns an unpaid payment of a booking. */
export function newPayment(
  state: DemoState,
  { id: bookingId, userId, amount, startDate }: DemoBooking,
  { paymentId: id, paymentMethod: method = null }: SentPayment,
): DemoPayment {
  const deposit = depositDue(depositFacts(state, userId), { startDate })
  return {
    id,
    bookingId,
    userId,
    amount,
    method,
    createdAt: state.now(),
    status: 'waiting',
    refusal: null,
    reference: null,
    issuedMemberId: false,
    sold: null,
    discount: 0,
    discountName: '',
    deposit: deposit?.amount ?? 0,
    depositKind: deposit?.kind ?? null,
    depositUntil: deposit?.until ?? null,
    lateFee: 0,
    confirmedBy: null,
    confirmedAt: null,
  }
}

/** Completes a payment. A user's first one issues the member ID. */
export function settle(
  state: DemoState,
  user: DemoUser,
  booking: DemoBooking,
  payment: DemoPayment,
  { part, discount }: Reductions = {},
) {
  lapseExpiredHolds(state, booking)
  booking.status = 'paid'
  booking.paidAt = payment.confirmedAt = state.now()
  payment.status = 'completed'
  payment.issuedMemberId = issuesMemberId(user)
  user.memberId ??= nextMemberId(state)
  const { amount: price } = booking
  const toPay = price - (discount?.amount ?? 0)
  payment.amount = part?.amount ?? toPay
  if (payment.amount + payment.deposit === 0) payment.method = null
  if (part || discount) payment.sold = price
  if (discount) Object.assign(payment, { discount: discount.amount, discountName: discount.name })
  const receiptPart = part && {
    price,
    paidBefore: 0,
    left: toPay - part.amount,
    payableOn: part.payableOn,
  }
  if (receiptPart) addDue(state, payment, receiptPart)
  issueReceipt(state, booking, { ...payment, memberId: user.memberId }, receiptPart)
}

/** Creates a due for the rest of a booking's price. */
function addDue(state: DemoState, payment: DemoPayment, { left, payableOn }: ReceiptPart) {
  const { id: paymentId, bookingId, userId, confirmedBy } = payment
  state.dues.push({
    bookingId,
    userId,
    paymentId,
    amount: left,
    open: left,
    payableOn,
    allowedBy: confirmedBy ?? '',
    allowedAt: state.now(),
    writtenOffAt: null,
    writtenOffBy: null,
    remindedDaysBefore: [],
    lateFee: agreedLateFee(state.settings, payableOn),
  })
}

/**
 * Issues the receipt of a completed payment. `payment.discount` is the booking's discount. `part` is set if the payment
 * is only a part of the price.
 */
export function issueReceipt(
  state: DemoState,
  booking: DemoBooking,
  { memberId, ...payment }: DemoPayment & { memberId: string },
  part?: ReceiptPart,
): DemoReceipt {
  const [series, day] = [RECEIPT_SERIES, today(state)]
  const year = financialYearOf(day)
  const number = state.receipts.filter((receipt) => receipt.year === year).length + 1
  const saleTax = part && part.paidBefore > 0 ? saleTaxOf(state, booking) : undefined
  const { discount, deposit: amount, depositKind: kind } = payment
  const paid = { ...payment, deposit: kind && { kind, amount } }
  const content = receiptContent({
    seller: state.settings,
    booking,
    payment: paid,
    memberId,
    part,
    discount,
    saleTax,
  })
  const { id: paymentId, userId } = payment
  const receipt = { series, year, number, paymentId, userId, day, content }
  state.receipts.unshift(receipt)
  return receipt
}

/** The tax of the receipt of a booking's first part; null if that is not a tax invoice. */
function saleTaxOf(state: DemoState, booking: DemoBooking): PaperTax | null {
  const sale = saleOf(state, booking.id)
  const receipt = state.receipts.find(({ paymentId }) => paymentId === sale?.id)
  return receipt?.content.tax ?? null
}

function nextMemberId(state: DemoState): string {
  const month = monthMemberId(today(state), 1).slice(0, -3)
  const members = state.users.filter(({ memberId }) => memberId?.startsWith(month))
  return monthMemberId(today(state), members.length + 1)
}
