import type { PaymentMethod } from '#shared/domain/payment.ts'

type Charge = {
  paymentId: string
  /** Whole rupees. */
  amount: number
  method: PaymentMethod | null
}

/** Takes money at once, or leaves it to the desk. */
export type Gateway =
  | {
      takes: 'at-once'
      /**
       * Takes money for a booking whose seat is secured. Called inside the transaction that completes
       * the payment: a charge that throws takes nothing and leaves the booking waiting.
       */
      charge(charge: Charge): Promise<{ reference: string }>
    }
  /** The payment waits until an admin confirms it. */
  | { takes: 'at-desk' }
