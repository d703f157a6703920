import { confirmPayment, confirmUtr, readPaper } from '#shared/contract/desk-endpoints.ts'
import { completePayment } from '#shared/contract/endpoints.ts'
import { listReceipts } from '#shared/contract/own-endpoints.ts'
import { endedUnpaid, unpaidBooking } from '#shared/domain/booking/membership-period.ts'
import { holdRuns } from '#shared/domain/booking/occupancy.ts'
import { bookableFrom } from '#shared/domain/booking/renewal-priority.ts'
import * as decide from '#shared/domain/money/desk-payment.ts'
import { discountLimit } from '#shared/domain/money/discount.ts'
import { latePaymentRefusal, type PaymentPlace } from '#shared/domain/money/late-payment.ts'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'
import {
  payingRefusal,
  paymentStart,
  refusalForPayment,
} from '#shared/domain/money/payment-steps.ts'
import { receiptKeyOf, receiptNumber } from '#shared/domain/money/receipt.ts'
import { deskReference, utrOf } from '#shared/domain/money/utr.ts'
import { firstRefusal, type Refusal } from '#shared/domain/refusal.ts'
import { maySeePapers } from '#shared/domain/user/user-access.ts'
import { paidReply } from '#shared/replies/payment.ts'
import { receiptReply, voucherReply } from '#shared/replies/receipt.ts'
import { PAYMENT_MESSAGES } from '#shared/words/en/booking/booking.ts'
import {
  allowed,
  answer,
  PAYMENT_STEP,
  refusal,
  staff,
  throwIfRefused,
  USER,
} from '#web/demo/answer.ts'
import { bookingOf } from '#web/demo/answers/booking/desk-booking-answers.ts'
import { shiftMissing } from '#web/demo/answers/money/cash-answers.ts'
import {
  bookingsOf,
  clock,
  paidBookings,
  renewalFacts,
  seatFacts,
  waitingClaim,
} from '#web/demo/demo-booking.ts'
import { trimName } from '#web/demo/demo-discount.ts'
import { findPaper, paperOf } from '#web/demo/demo-paper.ts'
import { newPayment, type Reductions, type SentPayment, settle } from '#web/demo/demo-payment.ts'
import {
  type DemoBooking,
  type DemoPayment,
  type DemoState,
  type DemoUser,
  recordChange,
  today,
} from '#web/demo/demo-state.ts'
import { consentNeededOf, currentUser } from '#web/demo/demo-user-replies.ts'
import { addTypedUtr, isUtrUsed, readTypedUtr, receivedWithUtr } from '#web/demo/demo-utr.ts'

export const paymentAnswers = [
  answer(completePayment, PAYMENT_STEP, ({ state, user, body }) => {
    const payment = paymentOf(state, user, body)
    throwIfRefused(refusalForPayment(payment))
    const paid = currentUser(state, user, { showCongratulations: payment.issuedMemberId })
    return { ...paidReply(paid), message: PAYMENT_MESSAGES.completed }
  }),

  answer(listReceipts, USER, ({ state, user }) => ({
    data: state.receipts.filter(({ userId }) => userId === user.id).map(receiptReply),
    vouchers: state.refunds.filter(({ userId }) => userId === user.id).map(voucherReply),
  })),

  answer(readPaper, staff('bookings'), ({ state, user, query }) => {
    const paper = findPaper(state, receiptKeyOf(query.number))
    const member = paper && state.users.find(({ id }) => id === paper.userId)
    if (!member || !maySeePapers(user, member)) throw refusal('notFound')
    return { data: { userId: member.id, paper: paperOf(paper, member.fullName) } }
  }),

  answer(confirmPayment, staff('bookings'), ({ state, user: admin, params, body }) => {
    const { paymentMethod: method, part } = body
    const typedUtr = readTypedUtr(body.utr)
    const discount = trimName(body.discount)
    confirmDeskPayment(state, admin, params.id, { method, typedUtr, part, discount })
    const sale = completedDeskPayment(state, bookingOf(state, params.id).booking)
    const receipt = state.receipts.find(({ paymentId }) => paymentId === sale?.id)
    const number = receipt ? receiptNumber(receipt) : null
    return { message: PAYMENT_MESSAGES.confirmed, data: { number } }
  }),

  answer(confirmUtr, staff('bookings'), ({ state, user: admin, params, body }) => {
    const discount = trimName(body.discount)
    confirmDeskPayment(state, admin, params.id, { method: 'upi', utr: utrOf(body.utr), discount })
    return { message: PAYMENT_MESSAGES.confirmed }
  }),
]

/** What was paid, according to the staff member. */
type StatedPayment = Reductions & {
  method?: PaymentMethod | undefined
  utr?: string
  typedUtr?: string | undefined
  /** What came in according to the bank's statement, in paise. */
  received?: number
}

/** Completes a desk payment after an admin received the money or checked the claim. */
export function confirmDeskPayment(
  state: DemoState,
  admin: DemoUser,
  id: string,
  {
    method,
    utr,
    typedUtr,
    part,
    discount,
    received = receivedWithUtr(state, utr ?? typedUtr),
  }: StatedPayment,
): void {
  const { booking, owner } = bookingOf(state, id)
  const paymentWith = (sought: DemoPayment['status']) =>
    state.payments.find(({ bookingId, status }) => bookingId === booking.id && status === sought)
  const chosen = paymentWith('waiting')
  const waiting = chosen ?? newPayment(state, booking, { paymentId: state.nextId() })
  const claim = waitingClaim(state, booking)
  const facts = {
    adminId: admin.id,
    booking: unpaidBooking([booking]),
    ended: endedUnpaid(booking),
    waiting,
    payingOnline: paymentWith('begun') !== undefined,
    completed: completedDeskPayment(state, booking),
    claim,
    method,
    utr,
    typedUtr,
    utrUsed: isUtrUsed(state, utr ?? typedUtr, waiting?.id),
    part,
    discount,
    discountLimit: discountLimit(admin, booking.amount, state.settings),
    received,
    today: today(state),
    consentNeeded: consentNeededOf(state, owner),
    refusal: refusalToPay(state, owner, booking, 'desk')?.code,
    shiftMissing: method === 'cash' && shiftMissing(state, admin),
  }
  const change = allowed(decide.confirmPayment(facts))
  if (!change) return
  if (!chosen) state.payments.unshift(waiting)
  const checked = { status: 'confirmed', checkedAt: state.now(), checkedBy: admin.id } as const
  if (claim) Object.assign(claim, checked)
  addTypedUtr(state, admin, { ...booking, paymentId: waiting.id, utr: typedUtr })
  const reference = deskReference({ id: waiting.id, utr: utr ?? typedUtr })
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

/** Returns the payment with this ID or, if there is none, pays the unpaid booking. */
export function paymentOf(state: DemoState, user: DemoUser, sent: SentPayment): DemoPayment {
  const known = state.payments.find(({ id }) => id === sent.paymentId)
  const booked = unpaidBooking(bookingsOf(state, user))
  const facts = { known, booking: booked, consentNeeded: consentNeededOf(state, user) }
  const start = allowed(paymentStart(user.id, facts))
  if (start.continued) return start.continued
  const { booking } = start
  throwIfRefused(refusalToPay(state, user, booking, 'online'))
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
export function refusalToPay(
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
