import type { ReplyOf } from '../contract/call.ts'
import type { getUpiPayment } from '../contract/money/upi-claim.ts'
import type { PaymentMethod } from '../domain/money/payment.ts'
import type { ClaimState, RejectionReason } from '../domain/money/upi-claim.ts'

/** A payment due at reception, with its last claim if that is waiting or rejected. */
export type UpiPaymentRecord = {
  method: PaymentMethod | null
  claim:
    | {
        utr: string
        status: ClaimState
        reason: RejectionReason | null
        note: string | null
        hasScreenshot: boolean
      }
    | undefined
}

/** Returns a payment due at reception, as its member sees it. */
export function upiPaymentReply(
  payment: UpiPaymentRecord | undefined,
): ReplyOf<typeof getUpiPayment>['data'] {
  if (!payment) return null
  const { method: paymentMethod, claim } = payment
  if (!claim) return { paymentMethod, claim: null }
  const { utr, reason, note, hasScreenshot } = claim
  const state = claim.status === 'rejected' ? 'rejected' : 'waiting'
  return { paymentMethod, claim: { utr, state, reason, note, hasScreenshot } }
}
