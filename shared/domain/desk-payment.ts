import type { AuditChange } from './audit/audit-change.ts'
import type { CalendarDay } from './calendar-day.ts'
import { type FirstPart, firstPartRefusal } from './money/due.ts'
import { checkedClaimRefusal } from './money/upi-claim.ts'
import type { PaymentMethod } from './payment.ts'
import { deskRefusal } from './payment-steps.ts'
import type { Decision, RefusalCode } from './refusal.ts'
import { type ConsentNeeded, consentRefusal } from './user/parental-consent.ts'

type ConfirmationInput = {
  adminId: string
  /** The booking, if it is unpaid. */
  booking: { id: string; amount: number; endDate: CalendarDay } | undefined
  /** Its pending desk payment, if any. */
  waiting: { id: string } | undefined
  /** The completed desk payment of the booking, if any. */
  completed:
    | {
        method: PaymentMethod | null
        reference: string | null
        confirmedBy: string | null
        amount: number
        /** Set if it was the first part of the amount. */
        sold: number | null
      }
    | undefined
  /** The member's waiting claim, if any. */
  claim: { utr: string } | undefined
  method: PaymentMethod
  /** The UTR that the admin checked; undefined if the member paid at reception. */
  utr?: string | undefined
  /** What is paid now, if it is not everything. */
  part?: FirstPart | undefined
  today: CalendarDay
  /** Whose consent is still missing; null if none. */
  consentNeeded: ConsentNeeded | null
  /** Why the booking can't be paid now. */
  refusal: RefusalCode | undefined
  /** Whether the payment is cash and the admin has no open shift. */
  shiftMissing: boolean
}

/**
 * Confirms a booking's payment at reception. Returns the change for the audit log, or null if the
 * same admin has already confirmed it with the same method, UTR and part. Any other second confirmation
 * is refused, because the money may have been received twice.
 */
export function confirmPayment({
  adminId,
  booking,
  waiting,
  completed,
  claim,
  method,
  utr,
  part,
  today,
  consentNeeded,
  refusal,
  shiftMissing,
}: ConfirmationInput): Decision<AuditChange | null> {
  const sameUtr = utr === undefined || completed?.reference === utr
  const samePart = (completed?.sold == null ? undefined : completed.amount) === part?.amount
  const isSame = sameUtr && samePart && completed?.method === method
  if (isSame && completed?.confirmedBy === adminId) {
    return { outcome: null }
  }
  const claimRefusal = utr !== undefined && checkedClaimRefusal(claim, utr)
  if (claimRefusal) return { refusal: claimRefusal }
  // A deactivated user's booking can't be paid.
  if (!booking || !waiting || refusal === 'notLoggedIn') {
    return { refusal: { code: 'paymentNotWaiting' } }
  }
  if (claim && utr === undefined) return { refusal: { code: 'claimWaiting' } }
  const consent = consentRefusal(consentNeeded)
  if (consent) return { refusal: consent }
  if (refusal) return { refusal: { code: deskRefusal(refusal) } }
  const partRefusal = part && firstPartRefusal(part, booking, today)
  if (partRefusal) return { refusal: partRefusal }
  if (shiftMissing) return { refusal: { code: 'noOpenShift' } }
  const amount = part?.amount ?? booking.amount
  const due = part && { left: booking.amount - amount, payableOn: part.payableOn }
  const details = { payment: waiting.id, amount, method, ...(utr !== undefined && { utr }), ...due }
  return { outcome: { action: 'payment.confirm', subject: `booking:${booking.id}`, details } }
}
