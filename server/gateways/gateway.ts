import type { PaymentMethod } from '#shared/domain/payment.ts'

type Charge = {
  paymentId: string
  /** Whole rupees. */
  amount: number
  method: PaymentMethod | null
}

/**
 * Takes money for a booking whose seat is secured. Called inside the transaction that completes the
 * payment: a charge that throws takes nothing and leaves the booking waiting.
 */
export type Gateway = {
  charge(charge: Charge): Promise<{ reference: string }>
}
