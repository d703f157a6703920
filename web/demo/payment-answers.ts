import { confirmPayment, confirmUtr } from '#shared/contract/desk-endpoints.ts'
import { completePayment } from '#shared/contract/endpoints.ts'
import { listReceipts } from '#shared/contract/own-endpoints.ts'
import { unpaidBooking } from '#shared/domain/booking/membership-period.ts'
import { holdRuns } from '#shared/domain/booking/occupancy.ts'
import { bookableFrom } from '#shared/domain/booking/renewal-priority.ts'
import * as decide from '#shared/domain/desk-payment.ts'
import { latePaymentRefusal, type PaymentPlace } from '#shared/domain/late-payment.ts'
import { depositDue } from '#shared/domain/money/deposit.ts'
import { type Discount, discountLimit } from '#shared/domain/money/discount.ts'
import type { FirstPart } from '#shared/domain/money/due.ts'
import {
  financialYearOf,
  RECEIPT_SERIES,
  type ReceiptPart,
  receiptContent,
} from '#shared/domain/money/receipt.ts'
import type { PaperTax } from '#shared/domain/money/tax.ts'
import { utrOf } from '#shared/domain/money/utr.ts'
import type { PaymentMethod } from '#shared/domain/payment.ts'
import {
  issuesMemberId,
  payingRefusal,
  paymentStart,
  refusalForPayment,
} from '#shared/domain/payment-steps.ts'
import { firstRefusal, type Refusal } from '#shared/domain/refusal.ts'
import { monthMemberId } from '#shared/domain/user/member-id.ts'
import { paidReply } from '#shared/replies/payment.ts'
import { receiptReply, voucherReply } from '#shared/replies/receipt.ts'
import { PAYMENT_MESSAGES } from '#shared/words/en/booking.ts'
import { allowed, answer, PAYMENT_STEP, refuse, staff, USER } from '#web/demo/answer.ts'
import { shiftMissing } from '#web/demo/cash-answers.ts'
import {
  bookingsOf,
  clock,
  depositFacts,
  lapseExpiredHolds,
  paidBookings,
  renewalFacts,
  saleOf,
  seatFacts,
  waitingClaim,
} from '#web/demo/demo-booking.ts'
import {
  type DemoBooking,
  type DemoPayment,
  type DemoReceipt,
  type DemoState,
  type DemoUser,
  recordChange,
  today,
} from '#web/demo/demo-state.ts'
import { consentNeededOf, currentUser } from '#web/demo/demo-user-replies.ts'
import { bookingOf } from '#web/demo/desk-booking-answers.ts'

export const paymentAnswers = [
  answer(completePayment, PAYMENT_STEP, ({ state, user, body }) => {
    const payment = paymentOf(state, user, body)
    refuse(refusalForPayment(payment))
    const paid = currentUser(state, user, { showCongratulations: payment.issuedMemberId })
    return { ...paidReply(paid), message: PAYMENT_MESSAGES.completed }
  }),

  answer(listReceipts, USER, ({ state, user }) => ({
    data: state.receipts.filter(({ userId }) => userId === user.id).map(receiptReply),
    vouchers: state.refunds.filter(({ userId }) => userId === user.id).map(voucherReply),
  })),

  answer(confirmPayment, staff('bookings'), ({ state, user: admin, params, body }) => {
    const { paymentMethod: method, part } = body
    const discount = body.discount && { ...body.discount, name: body.discount.name.trim() }
    confirmDeskPayment(state, admin, params.id, { method, part, discount })
    return { message: PAYMENT_MESSAGES.confirmed }
  }),

  answer(confirmUtr, staff('bookings'), ({ state, user: admin, params, body }) => {
    confirmDeskPayment(state, admin, params.id, { method: 'upi', utr: utrOf(body.utr) })
    return { message: PAYMENT_MESSAGES.confirmed }
  }),
]

/** What was paid, according to the staff member. */
type StatedPayment = {
  method?: PaymentMethod | undefined
  utr?: string
  part?: FirstPart | undefined
  discount?: Discount | undefined
}

/** Completes a desk payment after an admin received the money or checked the claim. */
export function confirmDeskPayment(
  state: DemoState,
  admin: DemoUser,
  id: string,
  { method, utr, part, discount }: StatedPayment,
): void {
  const { booking, owner } = bookingOf(state, id)
  const waiting = state.payments.find(
    ({ bookingId, status }) => bookingId === booking.id && status === 'waiting',
  )
  const claim = waitingClaim(state, booking)
  const facts = {
    adminId: admin.id,
    booking: unpaidBooking([booking]),
    waiting,
    completed: completedDeskPayment(state, booking),
    claim,
    method,
    utr,
    part,
    discount,
    discountLimit: discountLimit(admin, booking.amount, state.settings),
    today: today(state),
    consentNeeded: consentNeededOf(state, owner),
    refusal: refusalToPay(state, owner, booking, 'desk')?.code,
    shiftMissing: method === 'cash' && shiftMissing(state, admin),
  }
  const change = allowed(decide.confirmPayment(facts))
  if (!waiting || !change) return
  const checked = { status: 'confirmed', checkedAt: state.now(), checkedBy: admin.id } as const
  if (claim) Object.assign(claim, checked)
  const reference = utr ?? `desk-${waiting.id}`
  const taken = { method: method ?? null, reference, confirmedBy: admin.id }
  settle(state, owner, booking, Object.assign(waiting, taken), { part, discount })
  recordChange(state, admin, change)
}

/** Returns the completed desk payment of a booking, if any. */
function completedDeskPayment({ payments }: DemoState, { id, status: bookingStatus }: DemoBooking) {
  if (bookingStatus !== 'paid') return
  return payments.find(
    ({ bookingId, status, confirmedBy, sold }) =>
      bookingId === id && status === 'completed' && confirmedBy !== null && sold !== 0,
  )
}

type SentPayment = { paymentId: string; paymentMethod?: DemoPayment['method'] | undefined }

/** Returns the payment with this ID or, if there is none, pays the unpaid booking. */
export function paymentOf(state: DemoState, user: DemoUser, sent: SentPayment): DemoPayment {
  const known = state.payments.find(({ id }) => id === sent.paymentId)
  const booked = unpaidBooking(bookingsOf(state, user))
  const facts = { known, booking: booked, consentNeeded: consentNeededOf(state, user) }
  const start = allowed(paymentStart(user.id, facts))
  if (start.continued) return start.continued
  const { booking } = start
  refuse(refusalToPay(state, user, booking, 'online'))
  const reference = `simulated-${sent.paymentId}`
  const payment = { ...newPayment(state, booking, sent), reference }
  state.payments.unshift(payment)
  settle(state, user, booking, payment)
  // Reception no longer expects the money.
  for (const other of state.payments) {
    if (other.userId === user.id && other.status === 'waiting') other.status = 'refused'
  }
  return payment
}

/** Returns why a booking can't be paid. On the server, a constraint rejects paying the same days twice. */
function refusalToPay(
  state: DemoState,
  user: DemoUser,
  booking: DemoBooking,
  place: PaymentPlace,
): Refusal | undefined {
  const { closed, taken, ownDays } = seatFacts(state, booking, ({ id }) => id === booking.id)
  const facts = { userActive: !user.deactivatedAt, seatClosed: closed, seatTaken: taken }
  const code = payingRefusal({ ...booking, ...facts }, clock(state))
  if (code) return { code }
  const late = holdRuns(booking, state.now()) ? undefined : lateRefusal(state, user, booking, place)
  return late ?? firstRefusal(['ownPeriodOverlap', ownDays])
}

/** Returns why a booking whose hold has expired can no longer be paid. */
function lateRefusal(state: DemoState, user: DemoUser, booking: DemoBooking, place: PaymentPlace) {
  const onSeat = paidBookings(state).filter(({ seatId }) => seatId === booking.seatId)
  const from = bookableFrom(booking, onSeat, renewalFacts(state))
  const { prices, roomRules } = state.settings
  const rules = { gender: user.gender, prices, roomRules, bookableFrom: from }
  return latePaymentRefusal(booking, rules, place)
}

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
    confirmedBy: null,
    confirmedAt: null,
  }
}

/** Completes a payment. A user's first one issues the member ID. */
function settle(
  state: DemoState,
  user: DemoUser,
  booking: DemoBooking,
  payment: DemoPayment,
  { part, discount }: Pick<StatedPayment, 'part' | 'discount'> = {},
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
  const hall = state.settings
  const { discount, deposit: amount, depositKind: kind } = payment
  const paid = { ...payment, deposit: kind && { kind, amount } }
  const content = receiptContent({
    hall,
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
