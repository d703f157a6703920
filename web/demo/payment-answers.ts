import { completePayment, confirmPayment } from '#shared/contract/endpoints.ts'
import { unpaidBooking } from '#shared/domain/booking/membership-period.ts'
import { holdRuns } from '#shared/domain/booking/occupancy.ts'
import { bookableFrom } from '#shared/domain/booking/renewal-priority.ts'
import * as decide from '#shared/domain/desk-payment.ts'
import { latePaymentRefusal, type PaidAt } from '#shared/domain/late-payment.ts'
import {
  issuesMemberId,
  payingRefusal,
  paymentReplyRefusal,
  paymentStart,
} from '#shared/domain/payment-steps.ts'
import { firstRefusal, type Refusal } from '#shared/domain/refusal.ts'
import { memberIdInMonth } from '#shared/domain/user/member-id.ts'
import { paidReply } from '#shared/replies/payment.ts'
import { PAYMENT_DONE } from '#shared/words/en/booking.ts'
import { ADMIN, allowed, answer, PAYMENT_STEP, refuse } from '#web/demo/answer.ts'
import {
  bookingsOf,
  clock,
  lapseExpiredHolds,
  paidStays,
  renewalFacts,
  seatFacts,
} from '#web/demo/demo-booking.ts'
import {
  type DemoBooking,
  type DemoPayment,
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
    refuse(paymentReplyRefusal(payment))
    const paid = currentUser(state, user, { showCongratulations: payment.issuedMemberId })
    return { ...paidReply(paid), message: PAYMENT_DONE.completed }
  }),

  answer(confirmPayment, ADMIN, ({ state, user: admin, params, body }) => {
    const { booking, owner } = bookingOf(state, params.id)
    const waiting = state.payments.find(
      ({ bookingId, status }) => bookingId === booking.id && status === 'waiting',
    )
    const method = body.paymentMethod
    const facts = {
      adminId: admin.id,
      booking: unpaidBooking([booking]),
      waiting,
      completed: completedDeskPayment(state, booking),
      method,
      consentNeeded: consentNeededOf(state, owner),
      refusal: refusalToPay(state, owner, booking, 'desk')?.code,
    }
    const change = allowed(decide.confirmPayment(facts))
    if (waiting && change) {
      const taken = { method, reference: `desk-${waiting.id}`, confirmedBy: admin.id }
      settle(state, owner, booking, Object.assign(waiting, taken))
      recordChange(state, admin, change)
    }
    return { message: PAYMENT_DONE.confirmed }
  }),
]

/** Returns the completed desk payment of a booking, if any. */
function completedDeskPayment({ payments }: DemoState, { id, status: bookingStatus }: DemoBooking) {
  if (bookingStatus !== 'paid') return
  return payments.find(
    ({ bookingId, status, confirmedBy }) =>
      bookingId === id && status === 'completed' && confirmedBy !== null,
  )
}

type SentPayment = { paymentId: string; paymentMethod?: DemoPayment['method'] | undefined }

/** Returns the payment with this id or, if there is none, pays the unpaid booking. */
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
  return payment
}

/** Returns why a booking can't be paid. The server rejects days paid twice with a constraint. */
function refusalToPay(
  state: DemoState,
  user: DemoUser,
  booking: DemoBooking,
  paidAt: PaidAt,
): Refusal | undefined {
  const { closed, taken, ownDays } = seatFacts(state, booking, ({ id }) => id === booking.id)
  const facts = { userActive: !user.deactivatedAt, seatClosed: closed, seatTaken: taken }
  const code = payingRefusal({ ...booking, ...facts }, clock(state))
  if (code) return { code }
  const late = holdRuns(booking, state.now())
    ? undefined
    : lateRefusal(state, user, booking, paidAt)
  return late ?? firstRefusal(['ownPeriodOverlap', ownDays])
}

/** Returns why a booking whose hold has ended could not be booked anew. */
function lateRefusal(state: DemoState, user: DemoUser, booking: DemoBooking, paidAt: PaidAt) {
  const onSeat = paidStays(state).filter(({ seatId }) => seatId === booking.seatId)
  const from = bookableFrom(booking, onSeat, renewalFacts(state))
  const { prices, roomRules } = state.settings
  const rules = { gender: user.gender, prices, roomRules, bookableFrom: from }
  return latePaymentRefusal(booking, rules, paidAt)
}

/** Returns an unpaid payment of a booking. */
export function newPayment(
  state: DemoState,
  { id: bookingId, userId, amount }: DemoBooking,
  { paymentId: id, paymentMethod: method = null }: SentPayment,
): DemoPayment {
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
    confirmedBy: null,
    confirmedAt: null,
  }
}

/** Completes a payment; a user's first one issues the member ID. */
function settle(state: DemoState, user: DemoUser, booking: DemoBooking, payment: DemoPayment) {
  lapseExpiredHolds(state, booking)
  booking.status = 'paid'
  booking.paidAt = payment.confirmedAt = state.now()
  payment.status = 'completed'
  payment.issuedMemberId = issuesMemberId(user)
  user.memberId ??= nextMemberId(state)
}

function nextMemberId(state: DemoState): string {
  const month = memberIdInMonth(today(state), 1).slice(0, -3)
  const members = state.users.filter(({ memberId }) => memberId?.startsWith(month))
  return memberIdInMonth(today(state), members.length + 1)
}
