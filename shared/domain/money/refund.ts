import type { AuditChange } from '../audit/audit-change.ts'
import { rupees } from '../booking/prices.ts'
import type { Decision } from '../refusal.ts'
import type { CashShift } from './cash-shift.ts'
import type { DepositKind } from './deposit.ts'
import type { Journal, LedgerAccount, Posting } from './ledger.ts'
import { incomePostings, paiseOf, salePostings } from './ledger.ts'
import type { PaymentMethod } from './payment.ts'
import { remainingRefund } from './refund-limit.ts'
import { addTaxes, type PaperTax, partTax, taxOf } from './tax.ts'

export const REFUND_REASON_MAX_LENGTH = 200

/** Rupees paid for a booking, and rupees refunded so far. */
export type RefundTotals = { paid: number; returned: number }

/** Returns the rupees of a booking that can still be refunded. */
export function refundable({ paid, returned }: RefundTotals): number {
  return Math.max(0, paid - returned)
}

/** A refund made at reception. */
export type NewRefund = {
  id: string
  bookingId: string
  /** Whether it returns the booking's deposit; else it refunds the price. */
  deposit: boolean
  /** Whole rupees. */
  amount: number
  /** Whole rupees of the deposit that the hall keeps for a loss, such as a damaged chair; otherwise 0. */
  kept: number
  method: PaymentMethod
  utr: string | null
}

/** What reception sends to refund a price, or to return a deposit, from which the hall may keep a part. */
export type SentRefund = { id: string; method: PaymentMethod; utr?: string | undefined } & (
  | { deposit: false; amount: number; reason: string }
  | { deposit: true; kept?: { amount: number; reason: string } | undefined }
)

/** Returns the refund that was asked for, and its reason; '' for a deposit that is returned as a whole. */
export function requestedRefund(
  bookingId: string,
  sent: SentRefund,
  payment: PaidWithDeposit | undefined,
): { refund: NewRefund; reason: string } {
  const { id, deposit, method, utr = null } = sent
  if (!sent.deposit) {
    const { amount, reason } = sent
    return { refund: { id, bookingId, deposit, amount, kept: 0, method, utr }, reason }
  }
  const { amount: kept, reason } = sent.kept ?? { amount: 0, reason: '' }
  const amount = paidFor({ deposit }, payment) - kept
  return { refund: { id, bookingId, deposit, amount, kept, method, utr }, reason }
}

/** Rupees of the price and of a late fee that were paid for a booking, and the deposit that was paid with it. */
export type PaidWithDeposit = {
  amount: number
  lateFee: number
  deposit: number
  depositKind: DepositKind | null
}

/** Returns what a refund can come from, in rupees: what was paid of the price and as a late fee, or the deposit that the hall returns. */
export function paidFor(
  { deposit }: Pick<NewRefund, 'deposit'>,
  payment: PaidWithDeposit | undefined,
): number {
  if (!payment) return 0
  if (!deposit) return payment.amount + payment.lateFee
  return payment.depositKind === 'returned' ? payment.deposit : 0
}

type RefundFacts = {
  staff: { id: string }
  /** The completed payment of the booking, which is in the ledger; undefined if there is none. */
  payment:
    | (PaidWithDeposit & { id: string; userId: string; confirmedBy: string | null })
    | undefined
  /** The tax on the payment's receipt; null or undefined if that is not a tax invoice. */
  tax: PaperTax | null | undefined
  /** Rupees of the booking's earlier refunds, or of its deposit that were returned. */
  returned: number
  /** How many rupees of the payment this person can refund in total. */
  refundLimit: number
  /** The staff member's open shift, and the rupees that should be in its drawer. */
  shift: Pick<CashShift, 'id' | 'closedAt'> | undefined
  inDrawer: number
}

/**
 * Decides whether all or part of a booking's payment can be refunded, or its deposit returned. The outcome is a
 * journal that reverses that part of the sale, or the deposit, and the change for the audit log. The refund of a
 * simulated payment moves no money, so it needs no shift.
 */
export function refundBooking(
  refund: NewRefund,
  { staff, payment, tax, returned, refundLimit, shift, inDrawer }: RefundFacts,
): Decision<{ journal: Journal; change: AuditChange }> {
  const { id, bookingId, deposit, amount, kept, method, utr } = refund
  const left = refundable({ paid: paidFor(refund, payment), returned })
  if (!payment || left === 0) {
    return { refusal: { code: deposit ? 'noDepositHeld' : 'nothingToRefund' } }
  }
  if (deposit && amount < 1) {
    return { refusal: { code: 'keptTooMuch', values: { deposit: rupees(left) } } }
  }
  if (amount > left) return { refusal: { code: 'refundTooHigh', values: { left: rupees(left) } } }
  // Whoever decides about a deposit decides about all of it.
  if (amount + kept > remainingRefund(refundLimit, { returned })) {
    return { refusal: { code: 'refundAboveLimit', values: { limit: rupees(refundLimit) } } }
  }
  const account = accountOf(method, payment)
  if (account === 'cash') {
    if (!shift || shift.closedAt !== null) return { refusal: { code: 'noOpenShift' } }
    if (amount > inDrawer) {
      return { refusal: { code: 'notEnoughCash', values: { inDrawer: rupees(inDrawer) } } }
    }
  }
  const { userId } = payment
  const paise = paiseOf(amount)
  const details = { amount, ...(kept > 0 && { kept }), method, ...(utr !== null && { utr }) }
  const action = deposit ? 'payment.return-deposit' : 'payment.refund'
  return {
    outcome: {
      journal: {
        kind: 'refund',
        event: refundEvent(id),
        bookingId,
        paymentId: payment.id,
        shiftId: account === 'cash' ? (shift?.id ?? null) : null,
        madeBy: staff.id,
        postings: [
          ...(deposit
            ? depositPostings(paise, paiseOf(kept))
            : refundPostings({ tax, payment, amount, returned })),
          { account: 'members', userId, paise: -paise },
          { account: 'members', userId, paise },
          { account, userId: null, paise: -paise },
        ],
      },
      change: { action, subject: `booking:${bookingId}`, details },
    },
  }
}

/** The kept part becomes income without tax, because it makes up for a loss and pays for no service. */
function depositPostings(returned: number, kept: number): Posting[] {
  return [
    { account: 'heldDeposits', userId: null, paise: returned + kept },
    ...(kept > 0 ? [{ account: 'keptDeposits', userId: null, paise: -kept } as const] : []),
  ]
}

type RefundSplit = {
  tax: PaperTax | null | undefined
  payment: Pick<PaidWithDeposit, 'amount'>
  amount: number
  /** Rupees of earlier refunds. */
  returned: number
}

/** Splits a refund: it reduces the price that was paid, and the late fee only once the whole price was refunded. */
function splitRefund({ tax, payment, amount, returned }: RefundSplit) {
  const priceBefore = Math.min(returned, payment.amount)
  const feeBefore = returned - priceBefore
  const price = Math.min(amount, payment.amount - priceBefore)
  const fee = amount - price
  return {
    price,
    fee,
    priceTax: price > 0 ? partTax(tax, paiseOf(price), paiseOf(priceBefore)) : null,
    feeTax: fee > 0 ? partTax(tax, paiseOf(fee), paiseOf(feeBefore)) : null,
  }
}

function refundPostings(refund: RefundSplit): Posting[] {
  const { price, fee, priceTax, feeTax } = splitRefund(refund)
  return [
    ...(price > 0 ? salePostings(paiseOf(price), taxOf(priceTax)) : []),
    ...(fee > 0 ? incomePostings('lateFees', paiseOf(fee), taxOf(feeTax)) : []),
  ]
}

/** Returns the tax in a refund; null if the sale had none. */
export function refundTax(refund: RefundSplit): PaperTax | null {
  const { priceTax, feeTax } = splitRefund(refund)
  return addTaxes(priceTax, feeTax)
}

/** Identifies a refund in the ledger. Refunds by the gateway have different events. */
export function refundEvent(id: string): string {
  return `desk-refund:${id}`
}

/**
 * The account that pays the refund. The gateway is simulated, so only payments confirmed by staff
 * moved money.
 */
function accountOf(
  method: PaymentMethod,
  payment: { confirmedBy: string | null },
): Extract<LedgerAccount, 'cash' | 'upi' | 'simulated'> {
  return payment.confirmedBy === null ? 'simulated' : method
}

/** A stored refund. */
type KnownRefund = Omit<NewRefund, 'id'> & { madeBy: string }

/** Whether a refund equals a stored one, which means that the request is a repeat. */
export function isSameRefund(known: KnownRefund, refund: NewRefund, staffId: string): boolean {
  return (
    known.madeBy === staffId &&
    known.bookingId === refund.bookingId &&
    known.deposit === refund.deposit &&
    known.amount === refund.amount &&
    known.kept === refund.kept &&
    known.method === refund.method &&
    known.utr === refund.utr
  )
}
