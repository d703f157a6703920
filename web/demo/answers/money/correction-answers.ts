import { correctMethod } from '#shared/contract/desk-endpoints.ts'
import * as decide from '#shared/domain/money/method-correction.ts'
import { deskReference } from '#shared/domain/money/utr.ts'
import { PAYMENT_MESSAGES } from '#shared/words/en/booking/booking.ts'
import { allowed, answer, staff } from '#web/demo/answer.ts'
import { expectedDrawerCash, openShiftOf } from '#web/demo/answers/money/cash-answers.ts'
import {
  type DemoPayment,
  type DemoState,
  type DemoUser,
  recordChange,
  today,
} from '#web/demo/demo-state.ts'
import { addTypedUtr, isUtrUsed, readTypedUtr } from '#web/demo/demo-utr.ts'

/** Corrections of how payments were made. */
export const correctionAnswers = [
  answer(correctMethod, staff('books'), ({ state, user, body }) => {
    const message = PAYMENT_MESSAGES.methodCorrected
    const { id, paymentId, method } = body
    const utr = readTypedUtr(body.utr)
    if (state.corrections.some((each) => each.id === id)) return { message }
    const payment = state.payments.find((each) => each.id === paymentId)
    const shift = payment && shiftOf(state, payment, method === 'cash' ? user : undefined)
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

/** The shift that has or would have the cash: of the last correction, of the payment, or the admin's own. */
function shiftOf(
  state: DemoState,
  { id, confirmedBy, confirmedAt }: DemoPayment,
  admin: DemoUser | undefined,
) {
  const last = state.corrections
    .filter(({ paymentId }) => paymentId === id)
    .flatMap(({ journals }) => journals.flatMap(({ shiftId }) => shiftId ?? []))
    .at(-1)
  const taken = state.shifts.findLast(({ userId, openedAt, closedAt }) => {
    if (userId !== confirmedBy || !confirmedAt) return false
    return openedAt <= confirmedAt && (closedAt === null || closedAt >= confirmedAt)
  })
  const known = state.shifts.find((each) => each.id === last) ?? taken
  return known ?? (admin && openShiftOf(state, admin))
}

function closeClaim({ claims }: DemoState, paymentId: string): void {
  const claim = claims.find((each) => each.paymentId === paymentId && each.status === 'confirmed')
  if (claim) claim.status = 'closed'
}
