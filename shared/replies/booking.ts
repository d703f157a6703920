import type { occupiedSeats } from '../contract/booking/booking.ts'
import type { BookingSummary } from '../contract/booking/booking-summary.ts'
import type { ListedBooking } from '../contract/booking/desk-booking.ts'
import type { ReplyOf } from '../contract/call.ts'
import type { BookingDetails, CurrentUser, PendingBooking } from '../contract/user/current-user.ts'
import { planToWire } from '../contract/wire-names.ts'
import type { BookingState } from '../domain/booking/booking-state.ts'
import type { BookingStatus, Stay } from '../domain/booking/occupancy.ts'
import type { Plan } from '../domain/booking/prices.ts'
import { seatsRefusedTo } from '../domain/booking/room-restrictions.ts'
import type { RoomRules } from '../domain/booking/room-rules.ts'
import type { Room } from '../domain/booking/rooms.ts'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { Language } from '../domain/language.ts'
import {
  type DepositFacts,
  depositFor,
  type RequestedDeposit,
  requestedDeposit,
} from '../domain/money/deposit.ts'
import { discountLimit, type GivenDiscount } from '../domain/money/discount.ts'
import type { AgreedLateFee } from '../domain/money/late-fee.ts'
import type { PaymentMethod } from '../domain/money/payment.ts'
import { type RefundTotals, refundable } from '../domain/money/refund.ts'
import { refundLimit, roleToRefundAll, roleToRefundMore } from '../domain/money/refund-limit.ts'
import type { RoleLimits } from '../domain/money/role-limits.ts'
import type { Gender } from '../domain/options.ts'
import { isErasedEmail } from '../domain/personal-data/erasure.ts'
import type { LastContact } from '../domain/user/member-note.ts'
import type { Role } from '../domain/user/user.ts'
import { lastContactReply } from './member-note.ts'

/** A booking's seat, plan, days and price. */
export type BookingSummaryRecord = Plan & Stay & { id: string; seatId: string; amount: number }

/** Returns a booking as in every list of bookings. */
export function bookingSummaryReply(booking: BookingSummaryRecord): BookingSummary {
  return {
    id: booking.id,
    seat: booking.seatId,
    ...planToWire(booking),
    startDate: booking.startDate,
    endDate: booking.endDate,
    amount: booking.amount,
  }
}

/** What decides the deposit of a booking as staff see it. */
export type BookingDepositRecord = {
  state: BookingState
  startDate: CalendarDay
  /** The deposit of its payment, in rupees; null without a payment. */
  deposit: number | null
  /** What decides the deposit of a payment that has not begun; null if the hall asks for none. */
  deposits: DepositFacts | null
}

export type ListedRecord = BookingSummaryRecord &
  BookingDepositRecord & {
    userId: string
    fullName: string
    email: string | null
    phoneNumber: string | null
    language: Language
    memberId: string | null
    state: BookingState
    status: BookingStatus
    heldUntil: Date
    /** The method of the payment due at reception; null if there is none or it was not chosen. */
    chosenMethod: PaymentMethod | null
    /** The UTR of the waiting claim, if any. */
    utr: string | null
    /** Whether that claim has a screenshot. */
    hasScreenshot: boolean
    /** What the member still owes for a partly paid booking, in whole rupees, and who allowed it. */
    open: number
    payableOn: CalendarDay | null
    allowedBy: string | null
    lateFee: AgreedLateFee | null
    discount: GivenDiscount | null
    /** The rupees of deposit that the hall holds until it returns them; null without one. */
    heldDeposit: number | null
    note: string | null
    lastContact: LastContact | null
  } & RefundTotals

/** Returns a booking as this member of staff sees it in the list. */
export function listedBooking(
  booking: ListedRecord,
  { staff, limits }: { staff: { role: Role }; limits: RoleLimits },
): ListedBooking {
  const { heldDeposit } = booking
  return {
    ...bookingSummaryReply(booking),
    userId: booking.userId,
    name: booking.fullName,
    email: shownEmail(booking),
    phoneNumber: booking.phoneNumber,
    language: booking.language,
    dyanpittId: booking.memberId,
    state: booking.state,
    holdUntil: booking.status === 'held' ? booking.heldUntil.toISOString() : null,
    chosenMethod: booking.chosenMethod,
    utr: booking.utr,
    hasScreenshot: booking.hasScreenshot,
    note: booking.note,
    lastContact: lastContactReply(booking.lastContact),
    returned: booking.returned,
    returnable: refundable(booking),
    refundLimit: refundLimit(staff, booking.paid, limits),
    roleToRefundMore: roleToRefundMore(staff, booking.paid, limits),
    discount: booking.discount,
    discountLimit: discountLimit(staff, booking.amount, limits, booking.discount?.amount),
    ...bookingDepositReply(booking),
    ...(heldDeposit !== null && {
      heldDeposit: {
        amount: heldDeposit,
        mayReturn: refundLimit(staff, heldDeposit, limits) === heldDeposit,
        roleToReturn: roleToRefundAll(heldDeposit, limits),
      },
    }),
    due: dueReply(booking),
  }
}

/** Returns the deposit of a booking, in rupees, paid or to pay at reception, if there is one. */
export function bookingDepositReply({
  state,
  startDate,
  deposit,
  deposits,
}: BookingDepositRecord): { deposit?: number } {
  const asked = state === 'waiting' && deposits ? requestedDeposit(deposits) : null
  return depositReply({ deposit: deposit ?? depositFor(asked, startDate) })
}

/** Returns the deposit of a booking's payment, in rupees, if there is one. */
function depositReply({ deposit }: { deposit: number | null }): { deposit?: number } {
  return deposit ? { deposit } : {}
}

/** Erased members have no email. */
export function shownEmail({ email }: { email: string | null }): string | null {
  return isErasedEmail(email) ? '' : email
}

function dueReply({ open, payableOn, allowedBy, lateFee }: ListedRecord): ListedBooking['due'] {
  if (open === 0 || payableOn === null) return null
  return { open, payableOn, allowedBy: allowedBy ?? '', ...(lateFee && { lateFee }) }
}

/** A booking with the fields that only its member sees; instants may be ISO 8601 strings. */
export type OwnBookingRecord = BookingSummaryRecord & {
  renewal: boolean
  status: BookingStatus
  heldUntil: Date | string
  paidAt: Date | string | null
  payAtDesk: boolean
  /** The method of its waiting payment, if the member chose one. */
  chosenMethod: PaymentMethod | null
  utrSent: boolean
  /** Whole rupees off the price. */
  discount: number
  /** The deposit of its payment, in rupees; null if there is no payment, or if it is paid. */
  deposit: number | null
}

/** Returns a cancelled booking as its member sees it. */
export function cancelledBookingReply(
  booking: OwnBookingRecord,
): NonNullable<CurrentUser['cancelledBooking']> {
  return {
    membershipType: booking.room,
    membershipStartDate: booking.startDate,
    membershipEndDate: booking.endDate,
    preferredSeat: booking.seatId,
  }
}

/** Returns a booking as its member sees it. */
export function bookingDetails(booking: OwnBookingRecord): BookingDetails {
  return {
    ...planToWire(booking),
    membershipStartDate: booking.startDate,
    membershipEndDate: booking.endDate,
    preferredSeat: booking.seatId,
    totalAmount: booking.amount,
    ...(booking.discount > 0 && { discount: booking.discount }),
    paymentStatus: booking.status === 'paid' ? 'completed' : 'pending',
  }
}

/** Returns an unpaid booking as its member sees it. `asked`: the deposit that a new payment would include. */
export function pendingBooking(
  booking: OwnBookingRecord,
  asked: RequestedDeposit | null,
): PendingBooking {
  return {
    ...bookingDetails(booking),
    holdUntil: new Date(booking.heldUntil).toISOString(),
    renewal: booking.renewal,
    payAtDesk: booking.payAtDesk,
    ...(booking.chosenMethod && { chosenMethod: booking.chosenMethod }),
    utrSent: booking.utrSent,
    ...depositReply({ deposit: booking.deposit ?? depositFor(asked, booking.startDate) }),
  }
}

type SeatReasons = Omit<ReplyOf<typeof occupiedSeats>['data'], 'occupied' | 'refused'>

/** The room of a seat map, its viewer's gender, and the room rules. */
type SeatMapViewer = { room: Room; gender: Gender | null; roomRules: RoomRules }

/**
 * Returns the seats that are not free for a plan, with the reasons that have a date, and those that
 * the room rules refuse to the caller.
 */
export function seatsReply(
  { clashes, kept, closed }: SeatReasons & { closed: readonly string[] },
  { room, gender, roomRules }: SeatMapViewer,
): ReplyOf<typeof occupiedSeats>['data'] {
  const seats = [...clashes, ...kept].map(({ seat }) => seat)
  return {
    occupied: [...new Set([...seats, ...closed])].sort(),
    clashes,
    kept,
    refused: seatsRefusedTo(gender, room, roomRules),
  }
}
