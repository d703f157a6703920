import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { violationRefusal } from '#server/db/connection/violations.ts'
import { refuseWaitingPayments } from '#server/db/queries/money/desk-payment.ts'
import { type Payment, setFailed } from '#server/db/queries/money/payment.ts'
import type { GatewayAnswer } from '#server/gateways/call-gateway.ts'
import { postPayment } from '#server/ledger/post-payments.ts'
import type { Services } from '#server/services.ts'
import { paymentOutcome } from '#shared/domain/money/payment-steps.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'
import { lockPayment, type PaymentKey } from './locked-payment.ts'
import { payBooking } from './pay-booking.ts'

/**
 * The third step of a payment: records the gateway's answer and returns the payment. Idempotent.
 */
export async function settlePayment(
  services: Services,
  key: PaymentKey,
  answer: GatewayAnswer,
): Promise<Payment> {
  const commit = (violation?: RefusalCode) =>
    inTransaction(services.db, (trx) => settle(services, trx, key, { answer, violation }))
  try {
    return await commit()
  } catch (error) {
    // The locks should prevent this. If a constraint is still violated, refund the money.
    const violation = violationRefusal(error)
    if (violation === undefined) throw error
    return commit(violation)
  }
}

async function settle(
  services: Services,
  trx: Transaction<Tables>,
  key: PaymentKey,
  { answer, violation }: { answer: GatewayAnswer; violation: RefusalCode | undefined },
): Promise<Payment> {
  const { payment, user, booking, ...found } = await lockPayment(services, trx, key)
  const refusal = violation ?? found.refusal
  const outcome = paymentOutcome(payment, answer.outcome, { refusal, now: services.now() })
  if (!outcome) return payment
  const reference = answer.outcome === 'charged' ? answer.reference : null
  if (outcome.status !== 'completed') {
    await setFailed(trx, payment.id, { ...outcome, reference })
    await postPayment(services, trx, payment.id)
    return { ...payment, ...outcome }
  }
  const { issuedMemberId } = await payBooking(services, trx, {
    user,
    booking,
    payment: { ...payment, reference, confirmedBy: null },
  })
  // If reception booked the seat, a desk payment for it is still waiting.
  await refuseWaitingPayments(trx, user.id)
  return { ...payment, status: 'completed', issuedMemberId }
}
