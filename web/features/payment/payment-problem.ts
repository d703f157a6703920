import type { RefusalCode } from '#shared/domain/refusal.ts'
import { ApiError, isRefusal } from '#web/api/api-error.ts'
import { PAYMENT_WORDS } from '#words/money/payment.ts'

export type PaymentProblem = {
  title: string
  /** The server's message. */
  message?: string
  /** The label of the link to the booking, if paying again can't help. */
  rebookLabel?: string
}

const WORDS = PAYMENT_WORDS.failure
const RESERVE = PAYMENT_WORDS.reserve

const REBOOK_LABELS: readonly [label: string, ...codes: RefusalCode[]][] = [
  [WORDS.otherSeat, 'seatTaken', 'seatClosed', 'seatReservedForRenewal', 'seatNotAllowed'],
  [WORDS.otherDate, 'ownPeriodOverlap', 'startDatePassed'],
  [WORDS.rebook, 'nothingToPay', 'priceChanged'],
]

/**
 * Returns the message for a failed payment (specification document 2, section 8) or, if members pay at
 * reception, for a failed reservation, with the member's next step.
 */
export function paymentProblem(error: unknown, { atReception = false } = {}): PaymentProblem {
  if (!(error instanceof ApiError) || error.serverMessage === undefined) {
    return { title: atReception ? RESERVE.failedRetry : WORDS.noReason }
  }
  const [rebookLabel] = REBOOK_LABELS.find(([, ...codes]) => isRefusal(error, ...codes)) ?? []
  return {
    title: atReception ? RESERVE.failed : WORDS.title,
    message: error.message,
    ...(rebookLabel !== undefined && { rebookLabel }),
  }
}

/** Returns whether the payment has failed permanently, so that the next attempt needs a new ID. */
export function needsNewId(error: unknown): boolean {
  return isRefusal(error, 'paymentIdUsed') || isRefusal(error, 'paymentRefused')
}
