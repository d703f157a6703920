import type { DepositKind } from './deposit.ts'
import type { PaymentMethod, PaymentState } from './payment.ts'

/**
 * The accounts of the ledger. `cash` is in the drawers; `handedOver` is on its way from a drawer to
 * the owner. `simulated` holds payments without real money, to keep them apart from cash and bank.
 * `members`: what members owe; each posting there names the member. `gst`: the tax included in paid fees,
 * kept deposits and late fees. `discount`: what reception took off prices. `keptDeposits`: deposits that the hall keeps.
 * `heldDeposits`: deposits that the hall returns to members when they leave.
 * `lateFees`: what was paid in addition to dues that were paid too late.
 * `differences`: counted cash that was over or short.
 */
export const LEDGER_ACCOUNTS = [
  'cash',
  'handedOver',
  'upi',
  'simulated',
  'members',
  'fees',
  'gst',
  'discount',
  'keptDeposits',
  'heldDeposits',
  'lateFees',
  'expenses',
  'differences',
  'owner',
] as const
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]

/**
 * charge: a booking was sold at its full price. discount: part of that price was taken off. deposit: one was
 * asked for in addition to the price. lateFee: one was
 * asked for in addition to a late part. payment: money came in. correction: a payment came in by another method than
 * was recorded. refund: money went back. reversal: what was still owed for a sale is no longer expected. float: a drawer
 * was counted at the beginning of a shift. expense: paid out of a drawer, or taken back. difference: a drawer was over
 * or short at the end. handOver: cash left a drawer for the owner, or arrived.
 */
export const JOURNAL_KINDS = [
  'charge',
  'discount',
  'deposit',
  'lateFee',
  'payment',
  'correction',
  'refund',
  'reversal',
  'float',
  'expense',
  'difference',
  'handOver',
] as const
export type JournalKind = (typeof JOURNAL_KINDS)[number]

/** Debits are positive. */
export type Posting = { account: LedgerAccount; paise: number; userId: string | null }

/** Something that happened to the hall's money, posted once; its postings add up to zero. */
export type Journal = {
  kind: JournalKind
  /** Identifies what happened, such as `payment:<id>`. */
  event: string
  /** Set for charges, discounts, deposits, late fees, payments, corrections, refunds and reversals. */
  bookingId: string | null
  paymentId: string | null
  /** The shift whose drawer the cash went into or out of; null if there was none. */
  shiftId: string | null
  /** The admin who took the money; null if nobody did. */
  madeBy: string | null
  postings: readonly Posting[]
}

const PAISE_PER_RUPEE = 100

export function paiseOf(rupees: number): number {
  return Math.round(rupees * PAISE_PER_RUPEE)
}

export function rupeesOf(paise: number): number {
  return paise / PAISE_PER_RUPEE
}

/** The states in which a payment's money was taken. */
export type PaidState = Extract<PaymentState, 'completed' | 'refunding' | 'refunded'>

/** A payment whose money was taken. */
export type TakenPayment = {
  id: string
  bookingId: string
  userId: string
  /** Rupees. */
  amount: number
  /** The price, in rupees, of the sale that this payment completes. Null: the payment's amount. 0: a later part. */
  sold: number | null
  /** What was taken off the price with this payment, in rupees. */
  discount: number
  method: PaymentMethod | null
  /** The admin who confirmed a desk payment; null for a simulated one. */
  confirmedBy: string | null
  /** The open shift of that admin; null if there was none. */
  shiftId: string | null
  /** The tax in the amount, in paise, as on its receipt. */
  tax: number
  /** The deposit paid in addition to the amount, in rupees, and the tax in it, in paise. */
  deposit?: { kind: DepositKind; amount: number; tax: number } | undefined
  /** The late fee paid in addition to a later part, in rupees, and the tax in it, in paise. */
  lateFee?: { amount: number; tax: number } | undefined
}

/** The rupees that were taken. */
function amountTaken({ amount, deposit, lateFee }: TakenPayment): number {
  return amount + (deposit?.amount ?? 0) + (lateFee?.amount ?? 0)
}

/**
 * Returns the journals to add for a payment's `status`; `posted` is the status that the ledger
 * already has. The sale is posted when the payment is completed. If its booking could no longer be
 * paid, the hall owes the member the money until it is refunded.
 */
export function paymentJournals(
  payment: TakenPayment,
  status: PaidState,
  posted: PaidState | null,
): Journal[] {
  const taken = amountTaken(payment)
  if (status === posted || taken + payment.discount === 0) return []
  const journals = posted === null && taken > 0 ? [receivedMoneyJournal(payment)] : []
  if (status === 'completed') {
    return [
      ...saleJournals(payment),
      ...discountJournals(payment),
      ...depositJournals(payment),
      ...lateFeeJournals(payment),
      ...journals,
    ]
  }
  return status === 'refunded' ? [...journals, refundJournal(payment)] : journals
}

function saleJournals(payment: TakenPayment): Journal[] {
  const { id, bookingId, userId, amount, sold, confirmedBy, tax } = payment
  if (sold === 0) return []
  const paise = paiseOf(sold ?? amount)
  const charge: Journal = {
    kind: 'charge',
    event: `charge:${bookingId}`,
    bookingId,
    paymentId: id,
    shiftId: null,
    madeBy: confirmedBy,
    postings: [{ account: 'members', userId, paise }, ...salePostings(-paise, -tax)],
  }
  return [charge]
}

function discountJournals(payment: TakenPayment): Journal[] {
  const { id, bookingId, userId, sold, discount, confirmedBy } = payment
  if (discount === 0) return []
  const given: Journal = {
    kind: 'discount',
    // A sale is discounted once, and each later part may be.
    event: `discount:${sold === 0 ? id : bookingId}`,
    bookingId,
    paymentId: id,
    shiftId: null,
    madeBy: confirmedBy,
    postings: transfer(paiseOf(discount), {
      to: { account: 'discount', userId: null },
      from: { account: 'members', userId },
    }),
  }
  return [given]
}

function depositJournals(payment: TakenPayment): Journal[] {
  const { id, bookingId, userId, deposit, confirmedBy } = payment
  if (!deposit) return []
  const paise = paiseOf(deposit.amount)
  const { kind, tax } = deposit
  const account = kind === 'kept' ? 'keptDeposits' : 'heldDeposits'
  const asked: Journal = {
    kind: 'deposit',
    event: `deposit:${id}`,
    bookingId,
    paymentId: id,
    shiftId: null,
    madeBy: confirmedBy,
    postings: [{ account: 'members', userId, paise }, ...incomePostings(account, -paise, -tax)],
  }
  return [asked]
}

function lateFeeJournals(payment: TakenPayment): Journal[] {
  const { id, bookingId, userId, lateFee, confirmedBy } = payment
  if (!lateFee) return []
  const paise = paiseOf(lateFee.amount)
  const asked: Journal = {
    kind: 'lateFee',
    event: `late-fee:${id}`,
    bookingId,
    paymentId: id,
    shiftId: null,
    madeBy: confirmedBy,
    postings: [
      { account: 'members', userId, paise },
      ...incomePostings('lateFees', -paise, -lateFee.tax),
    ],
  }
  return [asked]
}

/** The postings of a sale or, with positive sums, of its reversal; `paise` includes `tax`. */
export function salePostings(paise: number, tax: number): Posting[] {
  return incomePostings('fees', paise, tax)
}

/** The postings of `paise`, which include `tax`, on an account and on that of the tax. */
export function incomePostings(account: LedgerAccount, paise: number, tax: number): Posting[] {
  const income: Posting = { account, userId: null, paise: paise - tax }
  return tax === 0 ? [income] : [income, { account: 'gst', userId: null, paise: tax }]
}

function receivedMoneyJournal(payment: TakenPayment): Journal {
  const { id, bookingId, userId, sold, confirmedBy, tax } = payment
  return {
    kind: 'payment',
    event: `payment:${id}`,
    bookingId,
    paymentId: id,
    shiftId: accountOf(payment) === 'cash' ? payment.shiftId : null,
    madeBy: confirmedBy,
    postings: [
      ...transfer(paiseOf(amountTaken(payment)), {
        to: { account: accountOf(payment), userId: null },
        from: { account: 'members', userId },
      }),
      // The charge has the tax of the first part; the tax of a later part is due when that part is paid.
      ...(sold === 0 && tax > 0 ? laterTaxPostings(tax) : []),
    ],
  }
}

function laterTaxPostings(tax: number): Posting[] {
  return transfer(tax, {
    to: { account: 'fees', userId: null },
    from: { account: 'gst', userId: null },
  })
}

function refundJournal(payment: TakenPayment): Journal {
  const { id, bookingId, userId } = payment
  return {
    kind: 'refund',
    event: `refund:${id}`,
    bookingId,
    paymentId: id,
    shiftId: null,
    madeBy: null,
    postings: transfer(paiseOf(amountTaken(payment)), {
      to: { account: 'members', userId },
      from: { account: accountOf(payment), userId: null },
    }),
  }
}

/**
 * The account that receives a payment. Only payments confirmed by staff move real money, because
 * the gateway is simulated.
 */
function accountOf({ method, confirmedBy }: TakenPayment): LedgerAccount {
  if (confirmedBy === null) return 'simulated'
  return method === 'cash' ? 'cash' : 'upi'
}

type Side = Pick<Posting, 'account' | 'userId'>

/** Two postings that move a sum from one account to another. */
export function transfer(paise: number, { to, from }: { to: Side; from: Side }): Posting[] {
  return [
    { ...to, paise },
    { ...from, paise: -paise },
  ]
}
