import { type FieldProblem, fieldProblems } from '../field-problem.ts'

/** Payment methods (specification document 2, section 3). */
export const PAYMENT_METHODS = ['upi', 'cash'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  upi: 'UPI',
  cash: 'Cash at center',
}

/**
 * waiting: to be paid at reception. begun: charge in progress. refused: not charged. refunding: the
 * refund is in progress, because the booking can no longer be paid.
 */
export const PAYMENT_STATES = [
  'waiting',
  'begun',
  'completed',
  'refused',
  'refunding',
  'refunded',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const PAYMENT_STATE_LABELS: Record<PaymentState, string> = {
  waiting: 'Pay at reception',
  begun: 'In progress',
  completed: 'Completed',
  refused: 'Not charged',
  refunding: 'Being refunded',
  refunded: 'Refunded',
}

export const PAYMENT_PROBLEMS = fieldProblems({
  paymentMethodRequired: 'Please select a payment method',
})

/** The simulated processing time on screen: no gateway is called (specification document 2, section 9). */
export const SIMULATED_WAIT_SECONDS = 3

export function paymentMethodProblem(method: string): FieldProblem | undefined {
  return PAYMENT_METHODS.some((known) => known === method)
    ? undefined
    : PAYMENT_PROBLEMS.paymentMethodRequired
}
