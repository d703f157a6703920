import { payDue } from '#shared/contract/desk-endpoints.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { NO_DEPOSIT } from '#shared/domain/money/deposit.ts'
import { discountLimit } from '#shared/domain/money/discount.ts'
import * as decide from '#shared/domain/money/due.ts'
import { receiptNumber } from '#shared/domain/money/receipt.ts'
import { deskReference } from '#shared/domain/money/utr.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { BOOKING_MESSAGES } from '#shared/words/en/booking/booking.ts'
import { allowed, answer, refusal, staff } from '#web/demo/answer.ts'
import { bookingOf } from '#web/demo/answers/booking/desk-booking-answers.ts'
import { shiftMissing } from '#web/demo/answers/money/cash-answers.ts'
import { discountOf, trimName } from '#web/demo/demo-discount.ts'
import { lateFeeOf, openDue } from '#web/demo/demo-due.ts'
import { issueReceipt, newPayment } from '#web/demo/demo-payment.ts'
import {
  type DemoReceipt,
  type DemoState,
  type DemoUser,
  recordChange,
  today,
} from '#web/demo/demo-state.ts'
import { addTypedUtr, isUtrUsed, readTypedUtr, receivedWithUtr } from '#web/demo/demo-utr.ts'

/** Payments of dues at reception. */
export const dueAnswers = [
  answer(payDue, staff('bookings'), ({ state, user, params, body }) => {
    const { booking } = bookingOf(state, params.id)
    const discount = trimName(body.discount)
    const utr = readTypedUtr(body.utr)
    const part = { ...body, utr, discount, lateFee: body.lateFee ?? 0, bookingId: booking.id }
    const number = takePart(state, user, part, today(state))
    return { message: fillIn(BOOKING_MESSAGES.partPaid, { number }), data: { number } }
  }),
]

/** Takes a later part of a booking's payment that came in on `paidOn`. Returns its receipt's number. */
export function takePart(
  state: DemoState,
  user: DemoUser,
  part: decide.LaterPart,
  paidOn: CalendarDay,
): string {
  const { id, amount, discount, utr } = part
  const known = state.payments.find((payment) => payment.id === id)
  if (known && !decide.isSamePart(known, part, user.id)) throw refusal('notFound')
  if (known) return receiptNumber(receiptOf(state, id))
  const { booking, owner } = bookingOf(state, part.bookingId)
  const due = openDue(state, booking.id)
  const { amount: price } = booking
  const given = discountOf(state, booking)?.amount ?? 0
  const facts = {
    due: due && { ...due, lateFee: lateFeeOf(state, due) },
    paidOn,
    discountLimit: discountLimit(user, price, state.settings, given),
    shiftMissing: part.method === 'cash' && shiftMissing(state, user),
    utrUsed: isUtrUsed(state, utr),
    received: receivedWithUtr(state, utr),
  }
  const { open, lateFee, feeSettled, method, change } = allowed(decide.payPart(part, facts))
  if (!due) throw refusal('nothingOwed')
  addTypedUtr(state, user, { ...booking, paymentId: id, utr })
  const payment = newPayment(state, booking, {
    paymentId: id,
    paymentMethod: method ?? undefined,
  })
  const taken = {
    ...NO_DEPOSIT,
    amount,
    lateFee,
    discount: discount?.amount ?? 0,
    discountName: discount?.name ?? '',
    sold: 0,
    reference: deskReference(part),
    confirmedBy: user.id,
  }
  const paid = { ...taken, status: 'completed' as const, confirmedAt: state.now() }
  state.payments.unshift(Object.assign(payment, paid))
  const { payableOn } = due
  const receiptPart = { price, paidBefore: price - given - due.open, left: open, payableOn }
  due.open = open
  if (feeSettled) due.lateFee = null
  recordChange(state, user, change)
  const { memberId } = owner
  const shown = { ...payment, discount: given + payment.discount, memberId: memberId ?? '' }
  return receiptNumber(issueReceipt(state, booking, shown, receiptPart))
}

function receiptOf({ receipts }: DemoState, id: string): DemoReceipt {
  const receipt = receipts.find(({ paymentId }) => paymentId === id)
  if (!receipt) throw refusal('notFound')
  return receipt
}
