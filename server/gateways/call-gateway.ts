import { once } from 'node:events'
import { loggableError } from '#server/log/loggable-error.ts'
import type { Services } from '#server/services.ts'
import type { Charge, FindOutcome, Gateway } from './gateway.ts'

type CallContext = Pick<Services, 'gateway' | 'log'>

/** `unclear`: no answer in time, so the money may or may not have been taken. */
export type GatewayAnswer = FindOutcome | { outcome: 'unclear' }

const UNCLEAR: GatewayAnswer = { outcome: 'unclear' }

/** Asks the gateway to take the money. */
export async function requestCharge(services: CallContext, charge: Charge): Promise<GatewayAnswer> {
  return (
    (await withTimeLimit(services, ({ gateway, signal }) => gateway.charge(charge, signal))) ??
    UNCLEAR
  )
}

/** Asks the gateway for the outcome of a charge. */
export async function requestOutcome(
  services: CallContext,
  paymentId: string,
): Promise<GatewayAnswer> {
  return (
    (await withTimeLimit(services, ({ gateway, signal }) => gateway.find(paymentId, signal))) ??
    UNCLEAR
  )
}

/** Asks the gateway to refund a payment. Returns false if it did not confirm. */
export async function requestRefund(services: CallContext, paymentId: string): Promise<boolean> {
  const refunded = await withTimeLimit(services, async ({ gateway, signal }) => {
    await gateway.refund(paymentId, signal)
    return true
  })
  return refunded ?? false
}

/** Returns undefined if the gateway did not answer within its time limit. */
async function withTimeLimit<T>(
  { gateway, log }: CallContext,
  call: (context: { gateway: Gateway; signal: AbortSignal }) => Promise<T>,
): Promise<T | undefined> {
  const signal = AbortSignal.timeout(gateway.timeLimitMs)
  const timeout = once(signal, 'abort').then(() => Promise.reject(signal.reason))
  try {
    return await Promise.race([call({ gateway, signal }), timeout])
  } catch (error) {
    log.warn({ err: loggableError(error) }, 'the payment gateway did not answer')
    return undefined
  }
}
