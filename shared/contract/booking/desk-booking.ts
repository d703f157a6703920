import * as z from 'zod/mini'
import { BOOKING_STATES } from '../../domain/booking/booking-state.ts'
import { LISTED_STATES } from '../../domain/booking/listed-states.ts'
import { ROOMS } from '../../domain/booking/rooms.ts'
import { SEAT_MOVE_PROBLEMS } from '../../domain/booking/seat-move.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { DISCOUNT_NAME_MAX_LENGTH } from '../../domain/money/discount.ts'
import { MAX_PART } from '../../domain/money/due.ts'
import { REFUND_REASON_MAX_LENGTH } from '../../domain/money/refund.ts'
import { MAX_REFUND } from '../../domain/money/refund-limit.ts'
import { utrOf, utrProblem } from '../../domain/money/utr.ts'
import { PAYMENT_METHODS, PAYMENT_PROBLEMS, type PaymentMethod } from '../../domain/payment.ts'
import { defineCall } from '../call.ts'
import * as endpoints from '../desk-endpoints.ts'
import { REQUEST_PROBLEMS } from '../field-problems.ts'
import {
  calendarDay,
  doneReply,
  instant,
  normalizedText,
  pageNumber,
  rupeeAmount,
  searchText,
  typedText,
} from '../fields.ts'
import { agreedLateFee } from '../money/late-fee.ts'
import { lastContact } from '../user/member-note.ts'
import { bookingBody, datedPlanQuery, planSeats } from './booking.ts'
import { bookingDiscountFields, bookingSummary } from './booking-summary.ts'

const listedBooking = z.extend(bookingSummary, {
  name: z.string(),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  dyanpittId: z.nullable(z.string()),
  state: z.enum(BOOKING_STATES),
  /** When an unpaid booking's hold ends. */
  holdUntil: z.nullable(instant),
  /** How the member wants to pay, while the payment is due; null if not stated. */
  chosenMethod: z.nullable(z.enum(PAYMENT_METHODS)),
  /** The UTR that the member entered, while it waits to be checked. */
  utr: z.nullable(z.string()),
  lastContact,
  /** Whole rupees: refunded so far, and still refundable. */
  returned: z.int(),
  returnable: z.int(),
  /** How many rupees of the payment the caller can refund in total, earlier refunds included. */
  refundLimit: rupeeAmount,
  ...bookingDiscountFields,
  /** The deposit that the hall holds until it returns it, and whether the caller may; left out if there is none. */
  heldDeposit: z.optional(z.object({ amount: rupeeAmount, mayReturn: z.boolean() })),
  /** What the member still owes for a partly paid booking; null if nothing. */
  due: z.nullable(
    z.object({
      open: rupeeAmount,
      payableOn: calendarDay,
      /** The name of the person who allowed it; empty if they have been erased. */
      allowedBy: z.string(),
      /** Left out if there is none, or if it has been taken or left out. */
      lateFee: z.optional(agreedLateFee),
    }),
  ),
})
export type ListedBooking = z.infer<typeof listedBooking>

/** Which bookings a list shows. */
const bookingFilter = {
  state: z.optional(z.enum(LISTED_STATES)),
  room: z.optional(z.enum(ROOMS)),
  /** Only this booking. */
  booking: z.optional(z.uuid()),
  search: z._default(searchText(254), ''),
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
}

const dayOrderCheck = z.refine<{ from?: CalendarDay | undefined; to?: CalendarDay | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { error: REQUEST_PROBLEMS.daysReversed.code, path: ['to'] },
)

/** The query of BOOKINGS_FILE: which bookings the CSV file contains. */
export const bookingsFileQuery = z.object(bookingFilter).check(dayOrderCheck)

const bookingParams = z.object({ id: z.uuid() })

export const listBookings = defineCall(endpoints.listBookings, {
  summary:
    'List bookings, 20 per page, newest first; for staff. `from` and `to` select bookings that overlap these days. Besides the states in the reply, `state` can be `unpaid` (keeps its seat), `ending` (within a week), `dues` (paid in part) or `utr` (has a UTR to check).',
  query: z.object({ ...bookingFilter, page: pageNumber }).check(dayOrderCheck),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ bookings: z.array(listedBooking), total: z.int(), page: z.int() }),
  }),
  errors: ['notLoggedIn', 'notAllowed', 'secondFactorSetupRequired'],
})

export const seatsToMoveTo = defineCall(endpoints.seatsToMoveTo, {
  summary:
    "List the free seats of a booking's room, those that its member can't book online, and what each tier costs more than the booking's seat; for staff",
  params: bookingParams,
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      seat: z.string(),
      seats: z.array(z.string()),
      /** Other free seats, which the room rules refuse to the member. */
      againstRules: z.array(z.string()),
      /** How much more each tier costs than the booking's seat for the days left; whole rupees. */
      differences: z.object({ standard: z.int(), silver: z.int(), gold: z.int() }),
    }),
  }),
  errors: ['notLoggedIn', 'notAllowed', 'secondFactorSetupRequired', 'notFound'],
})

export const seatsForMember = defineCall(endpoints.seatsForMember, {
  summary:
    "List the seats that reception can't book for a member on a plan, ignoring their unpaid booking; for staff",
  params: bookingParams,
  query: datedPlanQuery,
  reply: planSeats,
  errors: ['notLoggedIn', 'notAllowed', 'secondFactorSetupRequired', 'notFound'],
})

export const bookForMember = defineCall(endpoints.bookForMember, {
  summary:
    'Book a seat for a member, to be paid at reception, even if the room rules allow that only at reception; replaces their unpaid booking; a repeated call changes nothing; for staff',
  params: bookingParams,
  body: bookingBody,
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    /** The booking's id. */
    data: z.object({ id: z.string() }),
  }),
  errors: [
    'notLoggedIn',
    'notAllowed',
    'secondFactorSetupRequired',
    'notFound',
    'userDeactivated',
    'membershipDetailsRequired',
    'consentRequired',
    'startDateTooEarly',
    'priceChanged',
    'seatTaken',
    'seatClosed',
    'seatReservedForRenewal',
    'ownPeriodOverlap',
    'paymentPending',
    'claimWaiting',
  ],
})

export const moveBooking = defineCall(endpoints.moveBooking, {
  summary: 'Move a booking to another seat of its room at the same price; for staff',
  params: bookingParams,
  body: z.object({
    seat: z.string(SEAT_MOVE_PROBLEMS.newSeatRequired.code).check(z.maxLength(4)),
    /** The booking's seat as the admin saw it. */
    from: z.string().check(z.maxLength(4)),
    /** Required for a seat that the room rules refuse to the member. */
    againstRules: z.optional(z.boolean()),
  }),
  reply: doneReply,
  errors: [
    'notLoggedIn',
    'notAllowed',
    'secondFactorSetupRequired',
    'notFound',
    'bookingNotMovable',
    'bookingMoved',
    'seatTaken',
    'seatClosed',
  ],
})

export const cancelBooking = defineCall(endpoints.cancelBooking, {
  summary: 'Cancel a booking and free its seat; its payments are kept; for staff',
  params: bookingParams,
  reply: doneReply,
  errors: ['notLoggedIn', 'notAllowed', 'secondFactorSetupRequired', 'notFound', 'bookingEnded'],
})

export const confirmPayment = defineCall(endpoints.confirmPayment, {
  summary:
    "Confirm a payment at reception: of the whole amount, or of a part with a date for the rest; less a discount, up to the limit of the caller's role; for staff",
  params: bookingParams,
  body: z.object({
    /** Required unless the discount leaves nothing to pay. */
    paymentMethod: z.optional(z.enum(PAYMENT_METHODS, PAYMENT_PROBLEMS.paymentMethodRequired.code)),
    /** What is taken off the price, and why; not shown to the member on the receipt. */
    discount: z.optional(
      z.object({
        amount: rupeeAmount.check(z.minimum(1), z.maximum(MAX_PART)),
        name: typedText(DISCOUNT_NAME_MAX_LENGTH).check(z.minLength(1)),
      }),
    ),
    /** What is paid now, if not the whole amount, and the day by which the rest must be paid. */
    part: z.optional(
      z.object({
        amount: rupeeAmount.check(z.minimum(1), z.maximum(MAX_PART)),
        payableOn: calendarDay,
      }),
    ),
  }),
  reply: doneReply,
  errors: [
    'notLoggedIn',
    'notAllowed',
    'secondFactorSetupRequired',
    'notFound',
    'paymentAlreadyConfirmed',
    'claimWaiting',
    'consentRequired',
    'paymentTooLate',
    'seatNoLongerFree',
    'ownPeriodOverlap',
    'discountAboveLimit',
    'noOpenShift',
  ],
})

export const payDue = defineCall(endpoints.payDue, {
  summary:
    'Take a payment of all or part of what is still owed for a booking; a repeated call changes nothing; for staff',
  params: bookingParams,
  body: z.object({
    /** Generated by the client. */
    id: z.uuid(),
    amount: rupeeAmount.check(z.minimum(1), z.maximum(MAX_PART)),
    /** What was still owed when the caller last looked. */
    open: rupeeAmount.check(z.minimum(1), z.maximum(MAX_PART)),
    /** The late fee that the caller saw, which is paid in addition to the amount; left out or 0 if there is none. */
    lateFee: z.optional(rupeeAmount.check(z.maximum(MAX_PART))),
    /** Why the late fee is not taken; left out if it is. */
    withoutLateFee: z.optional(typedText(DISCOUNT_NAME_MAX_LENGTH).check(z.minLength(1))),
    method: z.enum(PAYMENT_METHODS, PAYMENT_PROBLEMS.paymentMethodRequired.code),
  }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({
      /** The number of the receipt, such as DA/26-27/00001. */
      number: z.string(),
    }),
  }),
  errors: [
    'notLoggedIn',
    'notAllowed',
    'secondFactorSetupRequired',
    'notFound',
    'nothingOwed',
    'dueChanged',
    'lateFeeChanged',
    'discountAboveLimit',
    'noOpenShift',
  ],
})

/** How money goes back to a member. */
const moneyReturned = {
  /** Generated by the client. */
  id: z.uuid(),
  method: z.enum(PAYMENT_METHODS, PAYMENT_PROBLEMS.paymentMethodRequired.code),
  /** The UTR of a UPI transfer, if it is known. */
  utr: z.optional(normalizedText(utrOf, utrProblem)),
}

const utrOnlyOfUpi = z.refine<{ method: PaymentMethod; utr?: string | undefined }>(
  ({ method, utr }) => method === 'upi' || utr === undefined,
  { error: REQUEST_PROBLEMS.invalidValue.code, path: ['utr'] },
)

const voucherIssued = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    /** The number of the voucher, such as RV/26-27/00001. */
    number: z.string(),
  }),
})

export const refundBooking = defineCall(endpoints.refundBooking, {
  summary:
    "Refund all or part of a booking's payment, up to the limit of the caller's role; a repeated call changes nothing; for staff",
  params: bookingParams,
  body: z
    .object({
      ...moneyReturned,
      amount: rupeeAmount.check(z.minimum(1), z.maximum(MAX_REFUND)),
      /** Shown to the member. */
      reason: typedText(REFUND_REASON_MAX_LENGTH).check(z.minLength(1)),
    })
    .check(utrOnlyOfUpi),
  reply: voucherIssued,
  errors: [
    'notLoggedIn',
    'notAllowed',
    'secondFactorSetupRequired',
    'notFound',
    'nothingToRefund',
    'refundTooHigh',
    'refundAboveLimit',
    'noOpenShift',
    'notEnoughCash',
    'utrUsed',
  ],
})

export const returnDeposit = defineCall(endpoints.returnDeposit, {
  summary:
    "Return a booking's deposit, all of it or all but a part that the hall keeps, if the limit of refunds of the caller's role allows it; a repeated call changes nothing; for staff",
  params: bookingParams,
  body: z
    .object({
      ...moneyReturned,
      /** The part that the hall keeps, and why; the member is told. */
      kept: z.optional(
        z.object({
          amount: rupeeAmount.check(z.minimum(1), z.maximum(MAX_REFUND)),
          reason: typedText(REFUND_REASON_MAX_LENGTH).check(z.minLength(1)),
        }),
      ),
    })
    .check(utrOnlyOfUpi),
  reply: voucherIssued,
  errors: [
    'notLoggedIn',
    'notAllowed',
    'secondFactorSetupRequired',
    'notFound',
    'noDepositHeld',
    'keptTooMuch',
    'refundAboveLimit',
    'noOpenShift',
    'notEnoughCash',
    'utrUsed',
  ],
})
