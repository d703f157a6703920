import { correctMethod } from '#shared/contract/desk-endpoints.ts'
import * as decide from '#shared/domain/money/method-correction.ts'
import { deskReference } from '#shared/domain/money/utr.ts'
import { PAYMENT_MESSAGES } from '#shared/words/en/booking/booking.ts'
import { allowed, answer, staff } from '#web/demo/answer.ts'
import { expectedDrawerCash, openShiftOf } from '#web/demo/answers/money/cash-answers.ts'
import { shiftOfPayment } from '#web/demo/demo-shift.ts'
import { type DemoState, recordChange, today } from '#web/demo/demo-state.ts'
import { addTypedUtr, isUtrUsed, readTypedUtr } from '#web/demo/demo-utr.ts'

/** Corrections of how payments were made. */
export const correctionAnswers = [
  answer(correctMethod, staff('books'), ({ state, user, body }) => {
    const message = PAYMENT_MESSAGES.methodCorrected
    const { id, paymentId, method } = body
    const utr = readTypedUtr(body.utr)
    if (state.corrections.some((each) => each.id === id)) return { message }
    const payment = state.payments.find((each) => each.id === paymentId)
    // Cash that was taken outside of shifts goes into the admin's own drawer.
    const ownShift = method === 'cash' ? openShiftOf(state, user) : undefined
    const shift = payment && (shiftOfPayment(state, payment) ?? ownShift)
    const { journals, change } = allowed(
      decide.correctMethod(
        { ...body, utr },
        {
          admin: user,
          payment: payment && {
            ...payment,
            total: payment.amount + payment.deposit + payment.lateFee,
          },
          inStatement: state.statementRows.some((row) => row.paymentId === paymentId),
          utrUsed: isUtrUsed(state, utr),
          shift,
          inDrawer: shift ? expectedDrawerCash(state, shift) : 0,
          hasShifts: state.shifts.length > 0,
        },
      ),
    )
    if (!payment) return { message }
    state.corrections.push({ id, paymentId, from: payment.method, at: state.now(), journals })
    const reference = deskReference({ id: paymentId, utr })
    Object.assign(payment, { method, reference })
    const receipt = state.receipts.find((each) => each.paymentId === paymentId)
    if (receipt) {
      receipt.content = { ...receipt.content, method, reference, correctedOn: today(state) }
    }
    const { bookingId, userId } = payment
    if (method === 'cash') closeClaim(state, paymentId)
    else addTypedUtr(state, user, { id: bookingId, userId, paymentId, utr })
    recordChange(state, user, change)
    return { message }
  }),
]

function closeClaim({ claims }: DemoState, paymentId: string): void {
  const claim = claims.find((each) => each.paymentId === paymentId && each.status === 'confirmed')
  if (claim) claim.status = 'closed'
}
