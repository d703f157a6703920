import * as z from 'zod/mini'
import { BATCHES } from '../../domain/booking/batches.ts'
import { BOOKING_STATES } from '../../domain/booking/booking-state.ts'
import { ROOMS } from '../../domain/booking/rooms.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { LISTED_STATES } from '../../domain/desk-booking/listed-states.ts'
import { SEAT_MOVE_PROBLEMS } from '../../domain/desk-booking/seat-move.ts'
import { LANGUAGES } from '../../domain/language.ts'
import { BOOKING_ORDERS } from '../../domain/list-orders.ts'
import { PAYMENT_METHODS } from '../../domain/money/payment.ts'
import { HIGHER_ROLES } from '../../domain/money/refund-limit.ts'
import { EMAIL_MAX_LENGTH } from '../../domain/user/email.ts'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as endpoints from '../desk-endpoints.ts'
import { REQUEST_PROBLEMS } from '../field-problems.ts'
import {
  agreedLateFee,
  calendarDay,
  doneReply,
  idParams,
  instant,
  pageNumber,
  rupeeAmount,
  searchText,
  selectedIds,
} from '../fields.ts'
import { lastContact } from '../user/member-note.ts'
import { bookingBody, datedPlanQuery, planSeats } from './booking.ts'
import { bookingDiscountFields, bookingSummary } from './booking-summary.ts'

const listedBooking = z.extend(bookingSummary, {
  userId: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  /** The language in which the hall writes to the member. */
  language: z.enum(LANGUAGES),
  dyanpittId: z.nullable(z.string()),
  state: z.enum(BOOKING_STATES),
  /** When an unpaid booking's hold ends. */
  holdUntil: z.nullable(instant),
  /** How the member wants to pay, while the payment is due; null if not stated. */
  chosenMethod: z.nullable(z.enum(PAYMENT_METHODS)),
  /** The UTR that the member entered, while it waits to be checked. */
  utr: z.nullable(z.string()),
  /** Whether the member added a screenshot to it. */
  hasScreenshot: z.boolean(),
  /** The newest note about the booking. Null if there is none, or if its member is one of the staff. */
  note: z.nullable(z.string()),
  lastContact,
  /** Whole rupees: refunded so far, and still refundable. */
  returned: z.int(),
  returnable: z.int(),
  /** How many rupees of the payment the caller can refund in total, earlier refunds included. */
  refundLimit: rupeeAmount,
  /** The lowest role that can refund more of it than the caller; null if none can. */
  roleToRefundMore: z.nullable(z.enum(HIGHER_ROLES)),
  ...bookingDiscountFields,
  /**
   * The deposit that the hall holds until it returns it, and whether the caller may or the lowest role that may; left
   * out if there is none.
   */
  heldDeposit: z.optional(
    z.object({ amount: rupeeAmount, mayReturn: z.boolean(), roleToReturn: z.enum(HIGHER_ROLES) }),
  ),
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
  batch: z.optional(z.enum(BATCHES)),
  /** Only this booking. */
  booking: z.optional(z.uuid()),
  search: z._default(searchText(EMAIL_MAX_LENGTH), ''),
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  sort: z._default(z.enum(BOOKING_ORDERS), 'newest'),
}

const dayOrderCheck = z.refine<{ from?: CalendarDay | undefined; to?: CalendarDay | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { error: REQUEST_PROBLEMS.daysReversed.code, path: ['to'] },
)

/** The query of BOOKINGS_FILE: which bookings the CSV file contains. */
export const bookingsFileQuery = z
  .object({ ...bookingFilter, ids: z.optional(selectedIds) })
  .check(dayOrderCheck)

export const listBookings = defineCall(endpoints.listBookings, {
  summary:
    'List bookings, 50 per page, newest first or by their end; for staff. `from` and `to` select bookings that overlap these days. `search` is words of a name, email or member ID, four or more digits of a phone number, the number of a receipt or voucher, or a UTR. Besides the states in the reply, `state` can be `unpaid` (keeps its seat), `ending` (within a week), `dues` (paid in part) or `utr` (has a UTR to check).',
  query: z.object({ ...bookingFilter, page: pageNumber }).check(dayOrderCheck),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      bookings: z.array(listedBooking),
      /** At most COUNTED_ROWS. */
      total: z.int(),
      /** Whether more bookings than that match. */
      more: z.boolean(),
      page: z.int(),
    }),
  }),
  errors: STAFF_ERRORS,
})

export const seatsToMoveTo = defineCall(endpoints.seatsToMoveTo, {
  summary:
    "List the free seats of a booking's room, those that its member can't book online, and what each tier costs more than the booking's seat; for staff",
  params: idParams,
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
  errors: [...STAFF_ERRORS, 'notFound'],
})

export const seatsForMember = defineCall(endpoints.seatsForMember, {
  summary:
    "List the seats that reception can't book for a member on a plan, ignoring their unpaid booking; for staff",
  params: idParams,
  query: datedPlanQuery,
  reply: planSeats,
  errors: [...STAFF_ERRORS, 'notFound'],
})

export const bookForMember = defineCall(endpoints.bookForMember, {
  summary:
    'Book a seat for a member, to be paid at reception, even if the room rules allow that only at reception; replaces their unpaid booking; a repeated call changes nothing; for staff',
  params: idParams,
  body: bookingBody,
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    /** The booking's id. */
    data: z.object({ id: z.string() }),
  }),
  errors: [
    ...STAFF_ERRORS,
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
  params: idParams,
  body: z.object({
    seat: z.string(SEAT_MOVE_PROBLEMS.newSeatRequired.code).check(z.maxLength(4)),
    /** The booking's seat as the admin saw it. */
    from: z.string().check(z.maxLength(4)),
    /** Required for a seat that the room rules refuse to the member. */
    againstRules: z.optional(z.boolean()),
  }),
  reply: doneReply,
  errors: [
    ...STAFF_ERRORS,
    'notFound',
    'bookingNotMovable',
    'bookingMoved',
    'seatTaken',
    'seatClosed',
  ],
})

export const cancelBooking = defineCall(endpoints.cancelBooking, {
  summary: 'Cancel a booking and free its seat; its payments are kept; for staff',
  params: idParams,
  reply: doneReply,
  errors: [...STAFF_ERRORS, 'notFound', 'bookingEnded', 'writeOffAboveLimit'],
})
