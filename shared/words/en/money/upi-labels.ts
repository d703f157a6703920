import type { RejectionReason } from '../../../domain/money/upi-claim.ts'

/** Why reception rejected a UPI payment, as shown to the member. */
export const REJECTION_TEXTS = {
  notReceived: "We haven't received this payment.",
  wrongAmount: 'The amount differs from your booking.',
  wrongUtr: 'The UTR belongs to another payment.',
  other: 'Please talk to us at reception.',
} as const satisfies Record<RejectionReason, string>
