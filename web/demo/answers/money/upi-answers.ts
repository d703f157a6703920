import { rejectUtr } from '#shared/contract/desk-endpoints.ts'
import { getUpiPayment, saveScreenshot, sendUtr } from '#shared/contract/endpoints.ts'
import { claimHoldEnd, rejectedHoldEnd } from '#shared/domain/booking/hold.ts'
import { unpaidBooking } from '#shared/domain/booking/membership-period.ts'
import { holdRuns } from '#shared/domain/booking/occupancy.ts'
import * as decide from '#shared/domain/money/upi-claim.ts'
import { utrOf, utrProblem } from '#shared/domain/money/utr.ts'
import { invalidForm } from '#shared/domain/refusal.ts'
import { consentRefusal } from '#shared/domain/user/parental-consent.ts'
import { upiPaymentReply } from '#shared/replies/upi-claim.ts'
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
import { refusalToPay } from '#web/demo/answers/money/payment-answers.ts'
import { bookingsOf, pastHolds, waitingClaim } from '#web/demo/demo-booking.ts'
import {
  type DemoBooking,
  type DemoClaim,
  type DemoState,
  type DemoUser,
  recordChange,
  TIME_ZONE,
} from '#web/demo/demo-state.ts'
import { consentNeededOf } from '#web/demo/demo-user-replies.ts'
import { isUtrUsed } from '#web/demo/demo-utr.ts'

/** Members' claims of UPI payments, which reception checks by their UTR. */
export const upiAnswers = [
  answer(getUpiPayment, USER, ({ state, user }) => {
    const payment = waitingPayment(state, unpaidBooking(bookingsOf(state, user)))
    const claim = state.claims.findLast(
      ({ paymentId, status }) =>
        paymentId === payment?.id && (status === 'waiting' || status === 'rejected'),
    )
    const sent = claim && { ...claim, hasScreenshot: claim.screenshot !== undefined }
    return { data: upiPaymentReply(payment && { method: payment.method, claim: sent }) }
  }),

  answer(sendUtr, PAYMENT_STEP, ({ state, user, body }) => {
    const utr = utrOf(body.utr)
    throwIfRefused(invalidForm({ utr: utrProblem(utr) }))
    throwIfRefused(consentRefusal(consentNeededOf(state, user)))
    send(state, user, utr)
    return { message: PAYMENT_MESSAGES.utrSent }
  }),

  answer(saveScreenshot, PAYMENT_STEP, ({ state, user, file }) => {
    if (!file) throw refusal('notAnImage')
    const booking = unpaidBooking(bookingsOf(state, user))
    const waiting = booking && waitingClaim(state, booking)
    allowed(decide.claimForScreenshot(waiting)).screenshot = file
    return { message: PAYMENT_MESSAGES.screenshotSaved }
  }),

  answer(rejectUtr, staff('bookings'), ({ state, user: admin, params, body }) => {
    const { booking } = bookingOf(state, params.id)
    const { reason, note = '' } = body
    const utr = utrOf(body.utr)
    throwIfRefused(invalidForm({ note: decide.rejectionNoteProblem(note, reason) }))
    const waiting = waitingClaim(state, booking)
    const rejected = rejectedClaims(state, booking).at(-1)
    const input = { adminId: admin.id, booking, waiting, rejected, utr, reason }
    const change = allowed(decide.rejectClaim(input))
    if (waiting && change) {
      const checked = { checkedAt: state.now(), checkedBy: admin.id, reason }
      Object.assign(waiting, { ...checked, status: 'rejected', note: note.trim() || null })
      if (holdRuns(booking, state.now())) {
        const past = pastHolds(state, { id: booking.userId })
        const timing = { now: state.now(), timeZone: TIME_ZONE }
        booking.heldUntil = rejectedHoldEnd(booking, past, timing)
      }
      recordChange(state, admin, change)
    }
    return { message: PAYMENT_MESSAGES.utrRejected }
  }),
]

/** Adds a claim, or corrects the waiting one. */
function send(state: DemoState, user: DemoUser, utr: string): void {
  const booking = unpaidBooking(bookingsOf(state, user))
  const payment = waitingPayment(state, booking)
  const waiting = booking && waitingClaim(state, booking)
  const rejected = booking ? rejectedClaims(state, booking).length : 0
  const utrUsed = isUtrUsed(state, utr, payment?.id)
  const step = allowed(decide.sendClaim({ payment, waiting, rejected, utr, utrUsed }))
  if (!booking || !payment || step === 'none') return
  const sentAt = state.now()
  if (!refusalToPay(state, user, booking, 'desk')) {
    Object.assign(booking, { status: 'held', heldUntil: claimHoldEnd(booking, TIME_ZONE) })
  }
  if (waiting) {
    Object.assign(waiting, { utr, sentAt })
    return
  }
  state.claims.push({
    paymentId: payment.id,
    bookingId: booking.id,
    userId: user.id,
    utr,
    sentAt,
    status: 'waiting',
    checkedAt: null,
    checkedBy: null,
    reason: null,
    note: null,
  })
}

function waitingPayment({ payments }: DemoState, booking: DemoBooking | undefined) {
  return payments.find(({ bookingId, status }) => bookingId === booking?.id && status === 'waiting')
}

function rejectedClaims({ claims }: DemoState, { id }: { id: string }): DemoClaim[] {
  return claims.filter(({ bookingId, status }) => bookingId === id && status === 'rejected')
}
