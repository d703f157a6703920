import { ERRORS } from '#shared/contract/errors.ts'
import { ApiError } from '#web/api/api-error.ts'

export type PaymentProblem = {
  title: string
  /** What the server said. */
  message?: string
  /** The way out when paying again can't help: what the link to the booking says. */
  rebook?: string
}

/** Above the server's reason, and where it gave none (document 2, section 8). */
const PAYMENT_FAILED = 'Payment failed'
const NO_REASON = 'Payment failed. Please try again.'

const ANOTHER_SEAT = 'Choose another seat'
const ANOTHER_DATE = 'Choose another date'

const REBOOK: Partial<Record<string, string>> = {
  [ERRORS.seatTaken.message]: ANOTHER_SEAT,
  [ERRORS.seatClosed.message]: ANOTHER_SEAT,
  [ERRORS.ownPeriodOverlap.message]: ANOTHER_DATE,
  [ERRORS.bookingOutdated.message]: ANOTHER_DATE,
  [ERRORS.nothingToPay.message]: 'Go to seat booking',
}

/** What to tell of a payment that failed (document 2, section 8), and what to do about it. */
export function paymentProblem(error: unknown): PaymentProblem {
  if (!(error instanceof ApiError) || error.serverMessage === undefined) {
    return { title: NO_REASON }
  }
  const rebook = REBOOK[error.serverMessage]
  return {
    title: PAYMENT_FAILED,
    message: error.message,
    ...(rebook !== undefined && { rebook }),
  }
}

/** The server knows this payment's id from another booking: the next try needs a new one. */
export function isIdUsed(error: unknown): boolean {
  return error instanceof ApiError && error.serverMessage === ERRORS.paymentIdUsed.message
}
