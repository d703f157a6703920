import type { PaymentMethod } from '#shared/domain/money/payment.ts'

export type Charge = {
  /** The idempotency key: the gateway charges an id at most once. */
  paymentId: string
  /** Whole rupees. */
  amount: number
  method: PaymentMethod | null
}

/** Final: the gateway always returns the same outcome for an id. */
export type ChargeOutcome = { outcome: 'charged'; reference: string } | { outcome: 'refused' }
export type FindOutcome = ChargeOutcome | { outcome: 'none' }

/**
 * Takes money. All calls are idempotent and may overlap. A call that throws or exceeds the time limit
 * may or may not have had an effect.
 */
export type Gateway = {
  /** For one call. At most half of CHARGE_LOST_SECONDS in shared/domain/money/payment-steps.ts. */
  timeLimitMs: number
  charge(charge: Charge, signal: AbortSignal): Promise<ChargeOutcome>
  /** Returns the outcome of a charge; `none` if the gateway has no record of it. */
  find(paymentId: string, signal: AbortSignal): Promise<FindOutcome>
  /** Refunds a charge whose money was taken. */
  refund(paymentId: string, signal: AbortSignal): Promise<void>
}
