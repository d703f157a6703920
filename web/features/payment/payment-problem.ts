import type { RefusalCode } from '#shared/domain/refusal.ts'
import { ApiError, isRefusal } from '#web/api/api-error.ts'

export type PaymentProblem = {
  title: string
  /** The server's message. */
  message?: string
  /** The label of the link to the booking, if paying again can't help. */
  rebook?: string
}

/** The title above the server's reason, and the text without one (document 2, section 8). */
const PAYMENT_FAILED = 'Payment failed'
const NO_REASON = 'Payment failed. Please try again.'

const REBOOK: readonly [label: string, ...codes: RefusalCode[]][] = [
  ['Choose another seat', 'seatTaken', 'seatClosed', 'seatKept', 'seatNotAllowed'],
  ['Choose another date', 'ownPeriodOverlap', 'bookingOutdated'],
  ['Go to seat booking', 'nothingToPay', 'amountDiffers'],
]

/** Returns the text for a failed payment (document 2, section 8) and the way out. */
export function paymentProblem(error: unknown): PaymentProblem {
  if (!(error instanceof ApiError) || error.serverMessage === undefined) {
    return { title: NO_REASON }
  }
  const [rebook] = REBOOK.find(([, ...codes]) => isRefusal(error, ...codes)) ?? []
  return {
    title: PAYMENT_FAILED,
    message: error.message,
    ...(rebook !== undefined && { rebook }),
  }
}

/** Returns whether the payment with this ID is final, so the next attempt needs a new ID. */
export function needsNewId(error: unknown): boolean {
  return isRefusal(error, 'paymentIdUsed') || isRefusal(error, 'paymentRefused')
}
