import type { AuditChange } from './audit/audit-change.ts'
import type { PaymentMethod } from './payment.ts'
import { deskRefusal } from './payment-steps.ts'
import type { Decision, RefusalCode } from './refusal.ts'

type Confirmed = {
  /** The booking, if it is unpaid. */
  booking: { id: string; amount: number } | undefined
  /** Its pending desk payment, if any. */
  waiting: { id: string } | undefined
  method: PaymentMethod
  /** Why the booking can't be paid now. */
  refusal: RefusalCode | undefined
}

/** Confirms a booking's payment at the desk. Returns the audit log's change. */
export function confirmPayment({
  booking,
  waiting,
  method,
  refusal,
}: Confirmed): Decision<AuditChange> {
  // A deactivated user's booking can't be paid.
  if (!booking || !waiting || refusal === 'notSignedIn') {
    return { refusal: { code: 'paymentNotWaiting' } }
  }
  if (refusal) return { refusal: { code: deskRefusal(refusal) } }
  const details = { payment: waiting.id, amount: booking.amount, method }
  return { outcome: { action: 'payment.confirm', subject: `booking:${booking.id}`, details } }
}
