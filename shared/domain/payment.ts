/** Payment methods (document 2, section 3). */
export const PAYMENT_METHODS = ['upi', 'cash'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  upi: 'UPI',
  cash: 'Cash at center',
}

export const METHOD_REQUIRED = 'Please select a payment method'

/** No real payment provider is called: the screen waits this long (document 2, section 9). */
export const SIMULATED_WAIT_SECONDS = 3

/** The deposit that the tour's declaration names, in rupees; valid one year from membership. */
export const DEPOSIT = 699

export function paymentMethodProblem(method: string): string | undefined {
  return PAYMENT_METHODS.some((known) => known === method) ? undefined : METHOD_REQUIRED
}
