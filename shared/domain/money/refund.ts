import type { AuditChange } from '../audit/audit-change.ts'
import type { Batch } from '../booking/batches.ts'
import { rupees } from '../booking/prices.ts'
import type { Room } from '../booking/rooms.ts'
import type { CalendarDay } from '../calendar-day.ts'
import type { PaymentMethod } from '../payment.ts'
import type { Decision } from '../refusal.ts'
import type { Role } from '../user/user.ts'
import type { CashShift } from './cash-shift.ts'
import type { Journal, LedgerAccount } from './ledger.ts'
import { paiseOf } from './ledger.ts'

/** The first letters of a refund voucher's number. */
export const VOUCHER_SERIES = 'RV'

export const REFUND_REASON_MAX_LENGTH = 200

/** More rupees than any booking costs. */
export const MAX_REFUND = 1_000_000

/** Rupees that may be returned of one booking; null for everything that was paid. */
const REFUND_LIMITS: Readonly<Record<Role, number | null>> = {
  user: 0,
  receptionist: 500,
  admin: 5_000,
  super_admin: null,
}

/**
 * Returns up to which sum of refunds of one booking a role may add another, in rupees; null for any.
 * A limit per refund could be exceeded by several refunds.
 */
export function refundLimit({ role }: { role: Role }): number | null {
  return REFUND_LIMITS[role]
}

/** Rupees that were paid for a booking, and those that were returned since. */
export type Returns = { paid: number; returned: number }

/** Returns the rupees of a booking that can still be returned. */
export function returnable({ paid, returned }: Returns): number {
  return Math.max(0, paid - returned)
}

/** Returns the rupees of a booking that a person of this role can still return. */
export function returnableBy(person: { role: Role }, returns: Returns): number {
  const limit = refundLimit(person)
  const left = returnable(returns)
  return limit === null ? left : Math.min(left, Math.max(0, limit - returns.returned))
}

/** A refund that somebody at the counter makes. */
export type NewRefund = {
  id: string
  bookingId: string
  /** Whole rupees. */
  amount: number
  method: PaymentMethod
  utr: string | null
}

type RefundFacts = {
  staff: { id: string; role: Role }
  /** The completed payment of the booking, which is in the ledger; undefined if there is none. */
  payment: { id: string; userId: string; amount: number; confirmedBy: string | null } | undefined
  /** Rupees of earlier refunds of the booking. */
  returned: number
  /** The open shift of the person who pays, and the rupees that are expected in its drawer. */
  shift: Pick<CashShift, 'id' | 'closedAt'> | undefined
  inDrawer: number
}

/**
 * Decides about returning a part of what was paid for a booking, or all of it. The outcome is a journal
 * which takes back that part of the sale, and the audit log's change. A simulated payment is returned as it
 * was paid: no money moves, so no shift is needed.
 */
export function refundBooking(
  { id, bookingId, amount, method, utr }: NewRefund,
  { staff, payment, returned, shift, inDrawer }: RefundFacts,
): Decision<{ journal: Journal; change: AuditChange }> {
  const returns = { paid: payment?.amount ?? 0, returned }
  const left = returnable(returns)
  if (!payment || left === 0) return { refusal: { code: 'nothingToRefund' } }
  if (amount > left) return { refusal: { code: 'refundTooMuch', values: { left: rupees(left) } } }
  if (amount > returnableBy(staff, returns)) {
    const limit = rupees(refundLimit(staff) ?? 0)
    return { refusal: { code: 'refundAboveLimit', values: { limit } } }
  }
  const account = accountOf(method, payment)
  if (account === 'cash') {
    if (!shift || shift.closedAt !== null) return { refusal: { code: 'noOpenShift' } }
    if (amount > inDrawer) {
      return { refusal: { code: 'drawerTooEmpty', values: { inDrawer: rupees(inDrawer) } } }
    }
  }
  const { userId } = payment
  const paise = paiseOf(amount)
  const details = { amount, method, ...(utr !== null && { utr }) }
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
          { account: 'fees', userId: null, paise },
          { account: 'members', userId, paise: -paise },
          { account: 'members', userId, paise },
          { account, userId: null, paise: -paise },
        ],
      },
      change: { action: 'payment.refund', subject: `booking:${bookingId}`, details },
    },
  }
}

/** Identifies a refund in the ledger. The gateway's refunds have events of their own. */
export function refundEvent(id: string): string {
  return `desk-refund:${id}`
}

/** Where the money comes from. The gateway is simulated, so only an admin has ever taken any. */
function accountOf(
  method: PaymentMethod,
  payment: { confirmedBy: string | null },
): Extract<LedgerAccount, 'cash' | 'upi' | 'simulated'> {
  return payment.confirmedBy === null ? 'simulated' : method
}

/** A refund that was made before. */
type KnownRefund = Omit<NewRefund, 'id'> & { madeBy: string }

/** Whether a refund is the same as one that was made before, which makes it a repeated request. */
export function isSameRefund(known: KnownRefund, refund: NewRefund, staffId: string): boolean {
  return (
    known.madeBy === staffId &&
    known.bookingId === refund.bookingId &&
    known.amount === refund.amount &&
    known.method === refund.method &&
    known.utr === refund.utr
  )
}

/**
 * What a refund voucher said when it was issued, whatever changes later. The member's name is not in it,
 * so that it can be erased; the reason is kept beside it for the same purpose.
 */
export type VoucherContent = {
  hall: { name: string; address: string; contactPhone: string }
  memberId: string | null
  room: Room
  batch: Batch
  seat: string
  startDate: CalendarDay
  /** The first day after the membership. */
  endDate: CalendarDay
  /** The number of the payment's receipt; null for a payment from before there were any. */
  receipt: string | null
  /** Whole rupees: what was paid, and what is returned by this voucher. */
  paid: number
  amount: number
  method: PaymentMethod
  utr: string | null
  /** Whether no money moved. */
  simulated: boolean
}

type Returned = {
  hall: VoucherContent['hall']
  booking: Pick<VoucherContent, 'room' | 'batch' | 'startDate' | 'endDate'> & { seatId: string }
  payment: { amount: number; confirmedBy: string | null }
  receipt: string | null
  memberId: string | null
  refund: Pick<NewRefund, 'amount' | 'method' | 'utr'>
}

/** Returns what the voucher of a refund says. */
export function voucherContent({
  hall,
  booking: { seatId, room, batch, startDate, endDate },
  payment,
  receipt,
  memberId,
  refund: { amount, method, utr },
}: Returned): VoucherContent {
  return {
    hall: { name: hall.name, address: hall.address, contactPhone: hall.contactPhone },
    memberId,
    room,
    batch,
    seat: seatId,
    startDate,
    endDate,
    receipt,
    paid: payment.amount,
    amount,
    method,
    utr,
    simulated: payment.confirmedBy === null,
  }
}
