import { confirmPayment } from '#shared/contract/admin-bookings.ts'
import { completePayment } from '#shared/contract/payment.ts'
import type { PaymentMethod } from '#shared/domain/payment.ts'
import { answer } from '#web/demo/answer.ts'
import { admin, member } from '#web/demo/callers.ts'
import { currentUser, unpaidBooking } from '#web/demo/current-user.ts'
import { type DemoBooking, type DemoHall, type DemoPerson, today } from '#web/demo/demo-hall.ts'
import { nextMemberId } from '#web/demo/member-ids.ts'
import { recordChange } from '#web/demo/record-change.ts'
import { refusal } from '#web/demo/refusal.ts'
import { claimSeat, isKept } from '#web/demo/seat-keeping.ts'

export const paymentAnswers = [
  answer(completePayment, ({ hall, caller, body }) => {
    const person = member(caller)
    const known = hall.payments.find(({ id }) => id === body.paymentId)
    if (known && known.userId !== person.id) throw refusal('paymentIdUsed')
    const issued = known ? known.issuedMemberId : payNow(hall, person, body)
    return {
      user: currentUser(hall, person, { showCongratulations: issued }),
      dyanpittId: person.memberId,
      showCongratulations: issued,
      message: 'Payment completed successfully',
    }
  }),

  answer(confirmPayment, ({ hall, caller, params, body }) => {
    const by = admin(caller)
    const booking = hall.bookings.find(({ id }) => id === params.id)
    const person = hall.people.find(({ id }) => id === booking?.userId)
    if (!booking || !person) throw refusal('notFound')
    const waiting = hall.payments.find(
      ({ bookingId, state }) => bookingId === booking.id && state === 'waiting',
    )
    if (!waiting) throw refusal('paymentNotWaiting')
    waiting.issuedMemberId = settleAtDesk(hall, person, booking)
    waiting.state = 'completed'
    waiting.method = body.paymentMethod
    const details = { payment: waiting.id, amount: booking.amount, method: body.paymentMethod }
    recordChange(hall, by, 'payment.confirm', `booking:${booking.id}`, details)
    return { message: 'The payment has been confirmed' }
  }),
]

type PaymentSent = { paymentId: string; paymentMethod?: PaymentMethod | undefined }

function payNow(
  hall: DemoHall,
  person: DemoPerson,
  { paymentId, paymentMethod = 'upi' }: PaymentSent,
): boolean {
  const booking = unpaidBooking(hall, person)
  if (!booking) throw refusal('nothingToPay')
  const issuedMemberId = settle(hall, person, booking)
  hall.payments.unshift({
    id: paymentId,
    bookingId: booking.id,
    userId: person.id,
    amount: booking.amount,
    method: paymentMethod,
    state: 'completed',
    issuedMemberId,
    createdAt: hall.now(),
  })
  return issuedMemberId
}

/** The seat becomes theirs; true when this gave them their member ID. */
function settle(hall: DemoHall, person: DemoPerson, booking: DemoBooking): boolean {
  if (!isKept(hall, booking)) {
    if (booking.start < today(hall)) throw refusal('bookingOutdated')
    claimSeat(hall, booking.seat, booking, (other) => other === booking)
  }
  booking.status = 'paid'
  booking.paidAt = hall.now()
  if (person.memberId !== null) return false
  person.memberId = nextMemberId(hall)
  return true
}

/** The member would choose another day or seat; at the desk one has to ask them to. */
function settleAtDesk(hall: DemoHall, person: DemoPerson, booking: DemoBooking): boolean {
  if (!isKept(hall, booking) && booking.start < today(hall)) throw refusal('paymentTooLate')
  try {
    return settle(hall, person, booking)
  } catch {
    throw refusal('deskSeatGone')
  }
}
