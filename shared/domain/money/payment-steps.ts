import type { Batch } from '../booking/batches.ts'
import { type BookingStatus, holdRuns } from '../booking/occupancy.ts'
import { openStudyDay, type StudyDays } from '../booking/study-day.ts'
import type { CalendarDay } from '../calendar-day.ts'
import type { Decision, RefusalCode } from '../refusal.ts'
import { type ConsentNeeded, consentRefusal } from '../user/parental-consent.ts'
import type { PaymentState } from './payment.ts'

/** A booking keeps its seat for at least this long after the gateway was asked to charge. */
const PAYMENT_HOLD_MINUTES = 10

/**
 * If the gateway has no record of a charge this long after it was sent, the charge never arrived.
 */
const CHARGE_LOST_SECONDS = 20

export function paymentHoldEnd(chargeAskedAt: Date): Date {
  return new Date(chargeAskedAt.getTime() + PAYMENT_HOLD_MINUTES * 60_000)
}

type PaymentFacts<Payment, Booking> = {
  /** The payment with the id that was sent. */
  known: Payment | undefined
  /** The user's unpaid booking. Ignored if `known` is set, as is `inProgress`. */
  booking: Booking | undefined
  /** The payment in progress of this booking. */
  inProgress?: Payment | undefined
  /** Whose consent is missing before a new payment. */
  consentNeeded: ConsentNeeded | null
}

/**
 * Returns what a member's payment starts from: an earlier payment to continue, or the booking to pay.
 */
export function paymentStart<Payment extends { userId: string }, Booking>(
  userId: string,
  { known, booking, inProgress, consentNeeded }: PaymentFacts<Payment, Booking>,
): Decision<{ continued: Payment } | { continued?: undefined; booking: Booking }> {
  if (known && known.userId !== userId) return { refusal: { code: 'paymentIdUsed' } }
  if (known) return { outcome: { continued: known } }
  const refusal = consentRefusal(consentNeeded)
  if (refusal) return { refusal }
  if (!booking) return { refusal: { code: 'nothingToPay' } }
  return { outcome: inProgress ? { continued: inProgress } : { booking } }
}

/** Whether a payment of this user issues the member ID: the first one does. */
export function issuesMemberId(user: { memberId: string | null }): boolean {
  return user.memberId === null
}

type Moment = { now: Date; days: StudyDays }

/**
 * The facts that decide whether a booking can be paid. The seat only matters once the hold has
 * ended.
 */
export type BookingToPay = {
  status: BookingStatus
  heldUntil: Date
  startDate: CalendarDay
  batch: Batch
  userActive: boolean
  seatClosed: boolean
  /** Whether someone else has paid for or holds the seat. */
  seatTaken: boolean
}

/**
 * Returns why a booking can't be paid, or undefined. It can still be paid after its hold while the
 * seat is free.
 */
export function payingRefusal(
  booking: BookingToPay,
  { now, days }: Moment,
): RefusalCode | undefined {
  if (!booking.userActive) return 'notLoggedIn'
  if (booking.status !== 'held' && booking.status !== 'lapsed') return 'nothingToPay'
  if (holdRuns(booking, now)) return undefined
  if (booking.startDate < openStudyDay(booking.batch, days)) return 'startDatePassed'
  if (booking.seatClosed) return 'seatClosed'
  return booking.seatTaken ? 'seatTaken' : undefined
}

const DESK_REFUSALS: Partial<Record<RefusalCode, RefusalCode>> = {
  startDatePassed: 'paymentTooLate',
  seatClosed: 'seatNoLongerFree',
  seatTaken: 'seatNoLongerFree',
  seatReservedForRenewal: 'seatNoLongerFree',
}

/** Maps a member's refusal to the one for admins, who can only ask the member to choose again. */
export function deskRefusal(refusal: RefusalCode): RefusalCode {
  return DESK_REFUSALS[refusal] ?? refusal
}

export type GatewayRequest = 'charge' | 'find' | 'refund'

/**
 * Returns the next call to the gateway about a payment, or undefined if it is final. A charge is
 * sent while the hold runs, or for a member who waits for the reply. After the hold, a job only
 * queries whether an earlier charge arrived.
 */
export function nextGatewayRequest(
  status: PaymentState,
  {
    refusal,
    holdRuns,
    memberWaits,
  }: { refusal: RefusalCode | undefined; holdRuns: boolean; memberWaits: boolean },
): GatewayRequest | undefined {
  if (status === 'refunding') return 'refund'
  if (status !== 'begun') return undefined
  return refusal === undefined && (memberWaits || holdRuns) ? 'charge' : 'find'
}

/** `none`: the gateway has no record of a charge. `unclear`: it did not respond in time. */
export type GatewayAnswer = 'charged' | 'refused' | 'none' | 'unclear'

export type PaymentOutcome =
  | { status: 'completed' }
  | { status: 'refused' | 'refunding'; refusal: RefusalCode }

/**
 * Returns the state after the gateway's answer, or undefined if the payment does not change.
 * `refusal` says why its booking can't be paid now.
 */
export function paymentOutcome(
  payment: { status: PaymentState; refusal: RefusalCode | null; askedAt: Date | null },
  answer: GatewayAnswer,
  { refusal, now }: { refusal: RefusalCode | undefined; now: Date },
): PaymentOutcome | undefined {
  // A late charge: the money was taken after the payment was recorded as refused.
  if (payment.status === 'refused' && answer === 'charged') {
    return { status: 'refunding', refusal: payment.refusal ?? 'paymentRefused' }
  }
  if (payment.status !== 'begun') return undefined
  if (answer === 'charged')
    return refusal ? { status: 'refunding', refusal } : { status: 'completed' }
  if (answer === 'refused') return { status: 'refused', refusal: 'paymentRefused' }
  const lost = answer === 'none' && isLost(payment.askedAt, now)
  return lost ? { status: 'refused', refusal: refusal ?? 'paymentRefused' } : undefined
}

/**
 * `askedAt`: when the gateway was last asked to charge. A time in the future means that the clock was
 * set back, so the charge is old.
 */
function isLost(askedAt: Date | null, now: Date): boolean {
  if (askedAt === null) return true
  const seconds = (now.getTime() - askedAt.getTime()) / 1000
  return seconds < 0 || seconds >= CHARGE_LOST_SECONDS
}

/** Returns the refusal that a call gets for a payment in this state, or undefined for success. */
export function refusalForPayment(payment: {
  status: PaymentState
  refusal: RefusalCode | null
}): RefusalCode | undefined {
  if (payment.status === 'completed' || payment.status === 'waiting') return undefined
  if (payment.status === 'begun') return 'paymentPending'
  return payment.refusal ?? 'paymentIdUsed'
}
