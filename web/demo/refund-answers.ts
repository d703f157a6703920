import { refundBooking } from '#shared/contract/desk-endpoints.ts'
import { financialYearOf, receiptNumber } from '#shared/domain/money/receipt.ts'
import * as decide from '#shared/domain/money/refund.ts'
import { refundLimit } from '#shared/domain/money/refund-limit.ts'
import { utrOf } from '#shared/domain/money/utr.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { BOOKING_MESSAGES } from '#shared/words/en/booking.ts'
import { allowed, answer, refusal, staff } from '#web/demo/answer.ts'
import { expectedDrawerCash, openShiftOf } from '#web/demo/cash-answers.ts'
import { returnsOf, saleOf } from '#web/demo/demo-booking.ts'
import { type DemoState, recordChange, today } from '#web/demo/demo-state.ts'
import { bookingOf } from '#web/demo/desk-booking-answers.ts'

/** Refunds that reception makes. */
export const refundAnswers = [
  answer(refundBooking, staff('bookings'), ({ state, user, params, body }) => {
    const { booking, owner } = bookingOf(state, params.id)
    const { id, amount, method, reason } = body
    const utr = body.utr === undefined ? null : utrOf(body.utr)
    const refund = { id, bookingId: booking.id, amount, method, utr }
    const known = state.refunds.find((each) => each.id === id)
    if (known && !decide.isSameRefund(known, refund, user.id)) throw refusal('notFound')
    const number = receiptNumber(known ?? addRefund())
    return { message: fillIn(BOOKING_MESSAGES.refunded, { number }), data: { number } }

    function addRefund() {
      const payment = saleOf(state, booking.id)
      const shift = openShiftOf(state, user)
      const found = state.receipts.find(({ paymentId }) => paymentId === payment?.id)
      const receipt = found && {
        number: receiptNumber(found),
        day: found.day,
        tax: found.content.tax ?? null,
      }
      const facts = {
        staff: user,
        payment,
        tax: receipt?.tax,
        returned: returnsOf(state, booking).returned,
        refundLimit: refundLimit(user, payment?.amount ?? 0, state.settings),
        shift,
        inDrawer: shift ? expectedDrawerCash(state, shift) : 0,
      }
      const { journal, change } = allowed(decide.refundBooking(refund, facts))
      if (!payment) throw refusal('nothingToRefund')
      if (utr !== null && state.refunds.some((each) => each.utr === utr)) throw refusal('utrUsed')
      const content = decide.voucherContent({
        hall: state.settings,
        booking,
        payment,
        receipt,
        memberId: owner.memberId,
        returned: facts.returned,
        refund,
      })
      const key = nextVoucher(state)
      const made = { paymentId: payment.id, userId: owner.id, reason, madeBy: user.id }
      const at = { day: today(state), madeAt: state.now(), shiftId: journal.shiftId }
      state.refunds.unshift({ ...refund, ...key, ...made, ...at, content })
      const details = { ...change.details, voucher: receiptNumber(key) }
      recordChange(state, user, { ...change, details })
      return key
    }
  }),
]

function nextVoucher(state: DemoState) {
  const year = financialYearOf(today(state))
  const number = state.refunds.filter((refund) => refund.year === year).length + 1
  return { series: decide.VOUCHER_SERIES, year, number }
}
