import { AppError } from '#server/app-error.ts'
import type { Caller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { takeStep } from '#server/settlement/finish-payment.ts'
import { refusalForPayment } from '#shared/domain/money/payment-steps.ts'
import { type PaymentSent, startPayment } from './start-payment.ts'

/** `waits`: the member pays at reception, and the seat is held until then. */
type Outcome = { waits: boolean; issuedMemberId: boolean }

/**
 * Pays for the unpaid booking in three committed steps: starts the payment, charges at the gateway,
 * settles. With PAYMENTS=desk the payment waits for an admin instead. Idempotent by paymentId.
 * Throws what startPayment throws, paymentRefused, paymentPending while the outcome is unknown, or,
 * once the money is refunded, the reason why the booking can no longer be paid.
 */
export async function completePayment(
  services: Services,
  user: Caller,
  sent: PaymentSent,
): Promise<Outcome> {
  const payment = await takeStep(services, await startPayment(services, user, sent))
  const refusal = refusalForPayment(payment)
  if (refusal) throw new AppError(refusal)
  return { waits: payment.status === 'waiting', issuedMemberId: payment.issuedMemberId }
}
