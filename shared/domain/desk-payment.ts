import type { AuditChange } from './audit/audit-change.ts'
import type { PaymentMethod } from './payment.ts'
import { deskRefusal } from './payment-steps.ts'
import type { Decision, RefusalCode } from './refusal.ts'
import { type ConsentNeeded, consentRefusal } from './user/parental-consent.ts'

type ConfirmationInput = {
  adminId: string
  /** The booking, if it is unpaid. */
  booking: { id: string; amount: number } | undefined
  /** Its pending desk payment, if any. */
  waiting: { id: string } | undefined
  /** The completed desk payment of the booking, if any. */
  completed: { method: PaymentMethod | null; confirmedBy: string | null } | undefined
  method: PaymentMethod
  /** Whose consent is still missing; null if none. */
  consentNeeded: ConsentNeeded | null
  /** Why the booking can't be paid now. */
  refusal: RefusalCode | undefined
}

/**
 * Confirms a booking's payment at reception. Returns the audit log's change, or null if the same admin
 * has already confirmed it by the same method. Any other confirmation is refused, because the money may
 * have been received twice.
 */
export function confirmPayment({
  adminId,
  booking,
  waiting,
  completed,
  method,
  consentNeeded,
  refusal,
}: ConfirmationInput): Decision<AuditChange | null> {
  if (completed?.confirmedBy === adminId && completed.method === method) return { outcome: null }
  // A deactivated user's booking can't be paid.
  if (!booking || !waiting || refusal === 'notLoggedIn') {
    return { refusal: { code: 'paymentNotWaiting' } }
  }
  const consent = consentRefusal(consentNeeded)
  if (consent) return { refusal: consent }
  if (refusal) return { refusal: { code: deskRefusal(refusal) } }
  const details = { payment: waiting.id, amount: booking.amount, method }
  return { outcome: { action: 'payment.confirm', subject: `booking:${booking.id}`, details } }
}
