/** Payment methods (document 2, section 3). */
export const PAYMENT_METHODS = ['upi', 'cash'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  upi: 'UPI',
  cash: 'Cash at center',
}

/** waiting: to be paid at the desk. refused: its booking went another way. */
export const PAYMENT_STATES = ['waiting', 'completed', 'refused'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const PAYMENT_STATE_LABELS: Record<PaymentState, string> = {
  waiting: 'Waiting at the desk',
  completed: 'Completed',
  refused: 'Not taken',
}

export const METHOD_REQUIRED = 'Please select a payment method'

/** No real payment provider is called: the screen waits this long (document 2, section 9). */
export const SIMULATED_WAIT_SECONDS = 3

/** A payment that waits at the desk keeps its seat so long. */
export const DESK_HOLD_DAYS = 2

/** The deposit that the tour's declaration names, in rupees; valid one year from membership. */
export const DEPOSIT = 699

export function paymentMethodProblem(method: string): string | undefined {
  return PAYMENT_METHODS.some((known) => known === method) ? undefined : METHOD_REQUIRED
}
