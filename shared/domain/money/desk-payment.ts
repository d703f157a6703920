import type { AuditChange } from '../audit/audit-change.ts'
import type { CalendarDay } from '../calendar-day.ts'
import { type Decision, invalidForm, type RefusalCode } from '../refusal.ts'
import { type ConsentNeeded, consentRefusal } from '../user/parental-consent.ts'
import {
  type Discount,
  differenceRefusal,
  discountRefusal,
  limitOfBankPayment,
} from './discount.ts'
import { type FirstPart, firstPartRefusal } from './due.ts'
import { PAYMENT_PROBLEMS, type PaymentMethod } from './payment.ts'
import { deskRefusal } from './payment-steps.ts'
import { checkedClaimRefusal } from './upi-claim.ts'

type ConfirmationInput = {
  adminId: string
  /** The booking, if it is unpaid. */
  booking: { id: string; amount: number; endDate: CalendarDay } | undefined
  /** Whether it was cancelled or replaced before it was paid. */
  ended: boolean
  /** Its desk payment, which reception may have just started, and the deposit to pay with it, in rupees. */
  waiting: { id: string; deposit: number } | undefined
  /** Whether the member is paying it online, without a desk payment. */
  payingOnline?: boolean
  /** The completed desk payment of the booking, if any. */
  completed:
    | {
        method: PaymentMethod | null
        reference: string | null
        confirmedBy: string | null
        amount: number
        /** The price, if a different amount was paid. */
        sold: number | null
        discount: number
        discountName: string
        deposit: number
      }
    | undefined
  /** The member's waiting claim, if any. */
  claim: { utr: string } | undefined
  /** May be missing only if a discount leaves nothing to pay, and there is no deposit. */
  method: PaymentMethod | undefined
  /** The UTR that the admin checked; undefined if the member paid at reception. */
  utr?: string | undefined
  /** The UTR of a payment at reception, as the admin typed it. */
  typedUtr?: string | undefined
  /** Whether the UTR belongs to another payment. */
  utrUsed?: boolean
  /** What is paid now, if not the whole amount. */
  part?: FirstPart | undefined
  /** What is taken off the price. */
  discount?: Discount | undefined
  /** The rupees that the admin may take off. */
  discountLimit: number
  /** What came in according to the bank's statement, in paise; undefined if it does not have the payment. */
  received?: number | undefined
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
 * same admin has already confirmed it with the same method, UTR, part and discount. Any other second confirmation
 * is refused, because the money may have been received twice.
 */
export function confirmPayment({
  adminId,
  booking,
  ended,
  waiting,
  payingOnline = false,
  completed,
  claim,
  method,
  utr,
  typedUtr,
  utrUsed = false,
  part,
  discount,
  discountLimit,
  received,
  today,
  consentNeeded,
  refusal,
  shiftMissing,
}: ConfirmationInput): Decision<AuditChange | null> {
  const sent = { method, utr: utr ?? typedUtr, part, discount }
  if (completed?.confirmedBy === adminId && isSame(completed, sent)) return { outcome: null }
  const claimRefusal = utr !== undefined && checkedClaimRefusal(claim, utr)
  if (claimRefusal) return { refusal: claimRefusal }
  if (ended) return { refusal: { code: 'bookingEnded' } }
  // A deactivated user's booking can't be paid.
  if (!booking || !waiting || refusal === 'notLoggedIn') {
    return { refusal: { code: 'paymentAlreadyConfirmed' } }
  }
  if (claim && utr === undefined) return { refusal: { code: 'claimWaiting' } }
  if (payingOnline) return { refusal: { code: 'paymentPending' } }
  const consent = consentRefusal(consentNeeded)
  if (consent) return { refusal: consent }
  if (refusal) return { refusal: { code: deskRefusal(refusal) } }
  const { deposit } = waiting
  const limit =
    utr === undefined ? discountLimit : limitOfBankPayment(discountLimit, booking.amount + deposit)
  const aboveLimit = discount && discountRefusal(discount, limit)
  if (aboveLimit) return { refusal: aboveLimit }
  const price = booking.amount - (discount?.amount ?? 0)
  const partRefusal = part && firstPartRefusal(part, { ...booking, amount: price }, today)
  if (partRefusal) return { refusal: partRefusal }
  const amount = part?.amount ?? price
  const taken = amount + deposit
  const difference = differenceRefusal(taken, received, { discount, limit })
  if (difference) return { refusal: difference }
  const methodRefusal =
    taken > 0 && method === undefined
      ? invalidForm({ paymentMethod: PAYMENT_PROBLEMS.paymentMethodRequired })
      : undefined
  if (methodRefusal) return { refusal: methodRefusal }
  if (taken > 0 && shiftMissing) return { refusal: { code: 'noOpenShift' } }
  if (utrUsed) return { refusal: { code: 'utrUsed' } }
  const details = {
    payment: waiting.id,
    amount,
    ...(deposit > 0 && { deposit }),
    ...(taken > 0 && { method }),
    ...(sent.utr !== undefined && { utr: sent.utr }),
    ...(discount && { discount: discount.amount, discountName: discount.name }),
    ...(part && { left: price - amount, payableOn: part.payableOn }),
  }
  return { outcome: { action: 'payment.confirm', subject: `booking:${booking.id}`, details } }
}

type Confirmed = NonNullable<ConfirmationInput['completed']>
type Sent = Pick<ConfirmationInput, 'method' | 'utr' | 'part' | 'discount'>

/** Whether a payment was completed by the same request. Ignores the method if nothing was paid. */
function isSame(completed: Confirmed, { method, utr, part, discount }: Sent): boolean {
  const { amount, deposit, sold, discount: given, discountName } = completed
  const isPart = sold !== null && amount + given < sold
  return (
    (utr === undefined || completed.reference === utr) &&
    (amount + deposit === 0 || completed.method === method) &&
    (isPart ? amount : undefined) === part?.amount &&
    given === (discount?.amount ?? 0) &&
    discountName === (discount?.name ?? '')
  )
}
