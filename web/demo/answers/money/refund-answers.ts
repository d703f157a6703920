import { refundBooking, returnDeposit } from '#shared/contract/desk-endpoints.ts'
import { financialYearOf, receiptNumber } from '#shared/domain/money/receipt.ts'
import * as decide from '#shared/domain/money/refund.ts'
import { refundLimit } from '#shared/domain/money/refund-limit.ts'
import { VOUCHER_SERIES, voucherContent } from '#shared/domain/money/refund-voucher.ts'
import { utrOf } from '#shared/domain/money/utr.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { BOOKING_MESSAGES } from '#shared/words/en/booking/booking.ts'
import { allowed, answer, refusal, staff } from '#web/demo/answer.ts'
import { bookingOf } from '#web/demo/answers/booking/desk-booking-answers.ts'
import { expectedDrawerCash, openShiftOf } from '#web/demo/answers/money/cash-answers.ts'
import { saleOf } from '#web/demo/demo-booking.ts'
import { type DemoState, type DemoUser, recordChange, today } from '#web/demo/demo-state.ts'

/** Refunds that reception makes. */
export const refundAnswers = [
  answer(refundBooking, staff('bookings'), ({ state, user, params, body }) => {
    const number = refund(state, user, params.id, { ...body, deposit: false })
    return { message: fillIn(BOOKING_MESSAGES.refunded, { number }), data: { number } }
  }),

  answer(returnDeposit, staff('bookings'), ({ state, user, params, body }) => {
    const number = refund(state, user, params.id, { ...body, deposit: true })
    return { message: fillIn(BOOKING_MESSAGES.depositReturned, { number }), data: { number } }
  }),
]

/** Refunds a booking, or returns its deposit, unless the refund is known already. Returns the voucher's number. */
function refund(
  state: DemoState,
  user: DemoUser,
  bookingId: string,
  sent: decide.SentRefund,
): string {
  const { booking, owner } = bookingOf(state, bookingId)
  const payment = saleOf(state, bookingId)
  const utr = sent.utr === undefined ? null : utrOf(sent.utr)
  const normalized = { ...sent, ...(utr !== null && { utr }) }
  const { refund: requested, reason } = decide.requestedRefund(bookingId, normalized, payment)
  const { id, deposit } = requested
  const paid = decide.paidFor(requested, payment)
  const existing = state.refunds.find((each) => each.id === id)
  if (existing) {
    if (!decide.isSameRefund(existing, requested, user.id)) throw refusal('notFound')
    return receiptNumber(existing)
  }
  const shift = openShiftOf(state, user)
  const found = state.receipts.find(({ paymentId }) => paymentId === payment?.id)
  const receipt = found && {
    number: receiptNumber(found),
    day: found.day,
    tax: found.content.tax ?? null,
  }
  const earlier = state.refunds.filter(
    (each) => each.bookingId === bookingId && each.deposit === deposit,
  )
  const facts = {
    staff: user,
    payment,
    tax: receipt?.tax,
    returned: earlier.reduce((sum, { amount, kept: part }) => sum + amount + part, 0),
    refundLimit: refundLimit(user, paid, state.settings),
    shift,
    inDrawer: shift ? expectedDrawerCash(state, shift) : 0,
  }
  const { journal, change } = allowed(decide.refundBooking(requested, facts))
  if (!payment) throw refusal('nothingToRefund')
  if (utr !== null && state.refunds.some((each) => each.utr === utr)) throw refusal('utrUsed')
  const content = voucherContent({
    hallDetails: state.settings,
    booking,
    payment,
    receipt,
    memberId: owner.memberId,
    returned: facts.returned,
    refund: requested,
  })
  const key = nextVoucher(state)
  state.refunds.unshift({
    ...requested,
    ...key,
    paymentId: payment.id,
    userId: owner.id,
    reason,
    madeBy: user.id,
    day: today(state),
    madeAt: state.now(),
    shiftId: journal.shiftId,
    content,
  })
  const voucher = receiptNumber(key)
  recordChange(state, user, { ...change, details: { ...change.details, voucher } })
  return voucher
}

function nextVoucher(state: DemoState) {
  const year = financialYearOf(today(state))
  const number = state.refunds.filter((refund) => refund.year === year).length + 1
  return { series: VOUCHER_SERIES, year, number }
}
