import type { Transaction } from '#server/db/connection/connect.ts'
import { PAYMENT_QUEUE } from '#server/db/connection/job-queues.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { holdAtLeastUntil } from '#server/db/queries/booking/booking.ts'
import { type Payment, recordCharge, setRefunded } from '#server/db/queries/money/payment.ts'
import { requestCharge, requestOutcome, requestRefund } from '#server/gateways/call-gateway.ts'
import { postPayment } from '#server/ledger/post-payments.ts'
import type { Services } from '#server/services.ts'
import { holdRuns } from '#shared/domain/booking/occupancy.ts'
import {
  type GatewayRequest,
  nextGatewayRequest,
  paymentHoldEnd,
} from '#shared/domain/money/payment-steps.ts'
import { lockPayment, type PaymentKey } from './locked-payment.ts'
import { settlePayment } from './settle-payment.ts'

const RETRY_AFTER_SECONDS = 5

/** `request` is the next call to the gateway; undefined if the payment is final. */
export type NextStep = { payment: Payment; request: GatewayRequest | undefined }

/** Returns the next step of a known payment. Records a charge before it is sent. */
export async function nextStep(
  services: Services,
  trx: Transaction<Tables>,
  key: PaymentKey,
  { memberWaits }: { memberWaits: boolean },
): Promise<NextStep> {
  const now = services.now()
  const { payment, booking, refusal } = await lockPayment(services, trx, key)
  const request = nextGatewayRequest(payment.status, {
    refusal,
    holdRuns: holdRuns(booking, now),
    memberWaits,
  })
  if (request === 'charge') {
    await recordCharge(trx, payment.id, now)
    // A job must not extend the hold: the gateway may be unreachable for hours.
    if (memberWaits) await holdAtLeastUntil(trx, booking, paymentHoldEnd(now))
  }
  return { payment, request }
}

/**
 * The second and third steps of a payment: calls the gateway outside of any transaction and commits
 * the result. Returns the payment. If the result is unclear, the payment stays open and a job
 * retries.
 */
export async function takeStep(
  services: Services,
  { payment, request }: NextStep,
): Promise<Payment> {
  const settled = await requestAndSettle(services, payment, request)
  const ended = settled.status === 'refunding' ? await refund(services, settled) : settled
  if (ended.status === 'begun' || ended.status === 'refunding') {
    await services.boss.send(PAYMENT_QUEUE, null, { startAfter: RETRY_AFTER_SECONDS })
  }
  return ended
}

/** Continues a payment that a crash or an unreachable gateway left open. */
export async function finishPayment(services: Services, key: PaymentKey): Promise<Payment> {
  const next = await inTransaction(services.db, (trx) =>
    nextStep(services, trx, key, { memberWaits: false }),
  )
  return takeStep(services, next)
}

async function requestAndSettle(
  services: Services,
  payment: Payment,
  request: GatewayRequest | undefined,
): Promise<Payment> {
  const { id, amount, deposit, method } = payment
  if (request === 'charge') {
    const charge = { paymentId: id, amount: amount + deposit, method }
    const answer = await requestCharge(services, charge)
    return settlePayment(services, payment, answer)
  }
  if (request === 'find') {
    return settlePayment(services, payment, await requestOutcome(services, id))
  }
  return payment
}

async function refund(services: Services, payment: Payment): Promise<Payment> {
  if (!(await requestRefund(services, payment.id))) return payment
  await inTransaction(services.db, async (trx) => {
    await setRefunded(trx, payment.id)
    await postPayment(services, trx, payment.id)
  })
  return { ...payment, status: 'refunded' }
}
