import { allowed, throwIfRefused } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { findUnpaid, holdAtLeastUntil } from '#server/db/queries/booking/booking.ts'
import { depositDueFor } from '#server/db/queries/money/deposit.ts'
import {
  addPayment,
  findPayment,
  paymentInProgressOf,
  readBooker,
  startIfHeld,
} from '#server/db/queries/money/payment.ts'
import { lockUser } from '#server/db/queries/user/locked-user.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { type NextStep, nextStep } from '#server/settlement/finish-payment.ts'
import { refusalToBegin } from '#server/settlement/refusal-to-pay.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'
import { paymentHoldEnd, paymentStart } from '#shared/domain/money/payment-steps.ts'
import { consentNeededBy } from '#shared/replies/user.ts'
import { payAtDesk } from './pay-at-desk.ts'

export type PaymentSent = { paymentId: string; paymentMethod?: PaymentMethod | undefined }

/**
 * The first step of a payment: records its start and extends the hold. A repeated call, or one with
 * another id for the same booking, continues the payment in progress. Throws notLoggedIn,
 * paymentIdUsed, consentRequired, nothingToPay, startDatePassed, seatClosed, seatTaken,
 * seatReservedForRenewal, seatNotAllowed or priceChanged.
 */
export async function startPayment(
  services: Services,
  caller: Caller,
  sent: PaymentSent,
): Promise<NextStep> {
  const { config, db } = services
  if (config.payments !== 'desk' && needsNoConsent(caller, services.today())) {
    const now = services.now()
    const { paymentId: id, paymentMethod: method = null } = sent
    const { id: userId, sessionId, dateOfBirth, consentedOn } = caller
    const started = { id, userId, sessionId, dateOfBirth, consentedOn, method, askedAt: now }
    const payment = await startIfHeld(db, started, paymentHoldEnd(now))
    if (payment) return { payment, request: 'charge' }
  }
  return inTransaction(db, (trx) => startInTransaction(services, trx, caller, sent))
}

/** Whether a user is an adult who has consented. A parent's consent is checked under a lock. */
function needsNoConsent(user: Caller, today: CalendarDay): boolean {
  return consentNeededBy({ ...user, parentConsented: false }, today) === null
}

/** The less common cases: minors, repeated calls, holds that expire soon, desk payments, refusals. */
async function startInTransaction(
  services: Services,
  trx: Transaction<Tables>,
  caller: Caller,
  { paymentId, paymentMethod }: PaymentSent,
): Promise<NextStep> {
  await lockCaller(services, trx, caller)
  const userId = caller.id
  const user = await lockUser(trx, userId)
  // Read after the lock: a consent may have been withdrawn since the guard ran.
  const consentNeeded = consentNeededBy(await readBooker(trx, userId), services.today())
  const existingPayment = await findPayment(trx, paymentId)
  const unpaid = existingPayment ? undefined : await findUnpaid(trx, userId)
  const inProgress = unpaid && (await paymentInProgressOf(trx, unpaid.id))
  const start = allowed(
    paymentStart(userId, { known: existingPayment, booking: unpaid, inProgress, consentNeeded }),
  )
  if (start.continued) return nextStep(services, trx, start.continued, { memberWaits: true })

  const { booking } = start
  const { id: bookingId, amount } = booking
  const deposit = await depositDueFor(trx, booking)
  const method = paymentMethod ?? null
  const payment = { id: paymentId, bookingId, userId, amount, deposit, method }
  if (services.config.payments === 'desk') {
    return {
      payment: await payAtDesk(services, trx, { user, booking, payment }),
      request: undefined,
    }
  }
  throwIfRefused(await refusalToBegin(services, trx, user, { booking, place: 'online' }))
  const now = services.now()
  await holdAtLeastUntil(trx, booking, paymentHoldEnd(now))
  return { payment: await addPayment(trx, payment, 'begun', now), request: 'charge' }
}
