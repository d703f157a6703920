import * as z from 'zod/mini'
import { BATCHES } from '../../domain/booking/batches.ts'
import { BOOKING_PROBLEMS } from '../../domain/booking/booking.ts'
import { DURATIONS } from '../../domain/booking/durations.ts'
import { ROOMS } from '../../domain/booking/rooms.ts'
import { isStartDay, START_DATE_PROBLEMS } from '../../domain/booking/start-date.ts'
import { defineCall } from '../call.ts'
import * as endpoints from '../endpoints.ts'
import { REQUEST_PROBLEMS } from '../field-problems.ts'
import { calendarDay, checkedText, rupeeAmount } from '../fields.ts'
import * as ownEndpoints from '../own-endpoints.ts'
import { bookingDetails, currentUser, pendingBooking } from '../user/current-user.ts'

const plan = {
  membershipType: z.enum(ROOMS, BOOKING_PROBLEMS.roomRequired.code),
  timeSlot: z.enum(BATCHES, BOOKING_PROBLEMS.batchRequired.code),
  membershipDuration: z.enum(DURATIONS, BOOKING_PROBLEMS.durationRequired.code),
  membershipStartDate: checkedText((day) => {
    if (day === '') return START_DATE_PROBLEMS.startDateRequired
    return isStartDay(day) ? undefined : START_DATE_PROBLEMS.startDateInvalid
  }),
}

const SEAT_REQUIRED = BOOKING_PROBLEMS.seatRequired.code

/**
 * `totalAmount` is the amount that the client showed; the server computes its own and rejects a
 * difference.
 */
export const bookingBody = z.object({
  bookingDetails: z.object(
    {
      ...plan,
      membershipEndDate: z.optional(calendarDay),
      preferredSeat: z.string(SEAT_REQUIRED).check(z.maxLength(4, SEAT_REQUIRED)),
      totalAmount: rupeeAmount,
      paymentStatus: z.optional(z.string().check(z.maxLength(20))),
    },
    REQUEST_PROBLEMS.bookingDetailsRequired.code,
  ),
})

const bookingSaved = z.object({
  success: z.literal(true),
  user: currentUser,
  paymentAmount: rupeeAmount,
  message: z.string(),
})

export const updateBooking = defineCall(endpoints.updateBooking, {
  summary: 'Hold a seat until it is paid; replaces an unpaid booking',
  body: bookingBody,
  reply: bookingSaved,
  errors: [
    'notLoggedIn',
    'notAllowed',
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
    'tooManyHolds',
  ],
})

export const renewMembership = defineCall(endpoints.renewMembership, {
  summary: 'Hold a seat for a renewal until it is paid; replaces an unpaid booking',
  body: bookingBody,
  reply: bookingSaved,
  errors: [
    'notLoggedIn',
    'notAllowed',
    'membershipDetailsRequired',
    'consentRequired',
    'nothingToRenew',
    'startDateTooEarly',
    'priceChanged',
    'seatTaken',
    'seatClosed',
    'seatReservedForRenewal',
    'ownPeriodOverlap',
    'paymentPending',
    'claimWaiting',
    'tooManyHolds',
  ],
})

/** Idempotent. The booking is the member's newest of this seat and start date. */
export const cancelOwnBooking = defineCall(ownEndpoints.cancelOwnBooking, {
  summary: "Cancel the caller's unpaid booking, which frees its seat",
  body: z.object({
    preferredSeat: z.string(SEAT_REQUIRED).check(z.maxLength(4, SEAT_REQUIRED)),
    membershipStartDate: calendarDay,
  }),
  reply: z.object({ success: z.literal(true), user: currentUser, message: z.string() }),
  errors: [
    'notLoggedIn',
    'notAllowed',
    'membershipDetailsRequired',
    'bookingEnded',
    'bookingPaid',
    'paymentPending',
    'claimWaiting',
  ],
})

export const datedPlanQuery = z.object(plan)

/** The seats that are not free for a plan, and why. */
export const planSeats = z.object({
  success: z.literal(true),
  data: z.object({
    occupied: z.array(z.string()),
    /** The bookings of others on those seats that overlap the plan. */
    clashes: z.array(z.object({ seat: z.string(), startDate: calendarDay, endDate: calendarDay })),
    /** The seats kept for their members' renewals, and the day from which others may book each seat. */
    kept: z.array(z.object({ seat: z.string(), bookableFrom: calendarDay })),
    /** The room's seats that the room rules refuse to the caller. */
    refused: z.array(z.string()),
  }),
})

export const occupiedSeats = defineCall(endpoints.occupiedSeats, {
  summary: "List the seats that are unavailable for a plan, ignoring the caller's unpaid booking",
  query: datedPlanQuery,
  reply: planSeats,
  errors: ['notLoggedIn', 'notAllowed', 'membershipDetailsRequired'],
})

export const getBookingDetails = defineCall(endpoints.getBookingDetails, {
  summary: 'Get the current membership and the unpaid booking',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      bookingDetails: z.nullable(bookingDetails),
      pendingBooking: z.nullable(pendingBooking),
    }),
  }),
  errors: ['notLoggedIn'],
})

export const getBookingStatus = defineCall(endpoints.getBookingStatus, {
  summary: "Get the booking's progress",
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      bookingCompleted: z.boolean(),
      paymentCompleted: z.boolean(),
      paymentWaiting: z.boolean(),
      membershipValidUntil: z.nullable(calendarDay),
    }),
  }),
  errors: ['notLoggedIn'],
})

/** The query of the stream SEAT_STREAM. */
export const seatStreamQuery = z.object({ room: z.enum(ROOMS, BOOKING_PROBLEMS.roomRequired.code) })
