import { openPayments } from '#server/db/queries/money/payment.ts'
import { postMissingPayments } from '#server/ledger/post-payments.ts'
import { loggableError } from '#server/log/loggable-error.ts'
import type { Services } from '#server/services.ts'
import { finishPayment } from '#server/settlement/finish-payment.ts'
import type { PaymentKey } from '#server/settlement/locked-payment.ts'

const PAYMENTS_AT_ONCE = 5

/**
 * Finishes the payments that a crash or an unreachable gateway left open, and posts those that the ledger
 * lacks. A payment whose caller is still waiting for the gateway may be among them: the idempotency key
 * makes that safe.
 */
export async function finishPayments(services: Services): Promise<void> {
  const open = await openPayments(services.db)
  for (let next = 0; next < open.length; next += PAYMENTS_AT_ONCE) {
    await Promise.all(
      open.slice(next, next + PAYMENTS_AT_ONCE).map((key) => finishOne(services, key)),
    )
  }
  const posted = await postMissingPayments(services)
  if (posted > 0) services.log.info({ payments: posted }, 'posted payments that the ledger lacked')
}

/** Logs an error instead of throwing it, so that the other payments are finished. */
async function finishOne(services: Services, key: PaymentKey): Promise<void> {
  try {
    const { status, bookingId } = await finishPayment(services, key)
    services.log.info({ booking: bookingId, status }, 'continued an open payment')
  } catch (error) {
    services.log.error({ err: loggableError(error) }, 'could not continue an open payment')
  }
}
