import * as z from 'zod/mini'
import { BOOKING_STATES } from '../domain/booking/booking-state.ts'
import { ROOMS } from '../domain/booking/rooms.ts'
import { SEAT_MOVE_PROBLEMS } from '../domain/booking/seat-move.ts'
import { PAYMENT_METHODS, PAYMENT_PROBLEMS } from '../domain/payment.ts'
import { booked } from './booked.ts'
import { defineCall } from './call.ts'
import * as endpoints from './endpoints.ts'
import { REQUEST_PROBLEMS } from './field-problems.ts'
import { calendarDay, doneReply, instant, pageNumber, typedText } from './fields.ts'

const bookingListed = z.extend(booked, {
  name: z.string(),
  email: z.string(),
  phoneNumber: z.nullable(z.string()),
  dyanpittId: z.nullable(z.string()),
  state: z.enum(BOOKING_STATES),
  /** When an unpaid booking's hold ends. */
  holdUntil: z.nullable(instant),
})
export type BookingListed = z.infer<typeof bookingListed>

const bookingParams = z.object({ id: z.uuid() })

export const listBookings = defineCall(endpoints.listBookings, {
  summary:
    'List bookings, 20 per page, newest first; `from` and `to` select bookings that overlap these days; for admins',
  query: z
    .object({
      state: z.optional(z.enum(BOOKING_STATES)),
      room: z.optional(z.enum(ROOMS)),
      search: z._default(typedText(254), ''),
      from: z.optional(calendarDay),
      to: z.optional(calendarDay),
      page: pageNumber,
    })
    .check(
      z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
        error: REQUEST_PROBLEMS.daysReversed.code,
        path: ['to'],
      }),
    ),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ bookings: z.array(bookingListed), total: z.int(), page: z.int() }),
  }),
  errors: ['notLoggedIn', 'notAllowed', 'secondFactorRequired'],
})

export const seatsToMoveTo = defineCall(endpoints.seatsToMoveTo, {
  summary:
    "List the free seats of a booking's room, and those that its member can't book online; for admins",
  params: bookingParams,
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      seat: z.string(),
      seats: z.array(z.string()),
      /** Other free seats, which the room rules refuse to the member. */
      againstRules: z.array(z.string()),
    }),
  }),
  errors: ['notLoggedIn', 'notAllowed', 'secondFactorRequired', 'notFound'],
})

export const moveBooking = defineCall(endpoints.moveBooking, {
  summary: 'Move a booking to another seat of its room at the same price; for admins',
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
    'secondFactorRequired',
    'notFound',
    'bookingNotMovable',
    'bookingMoved',
    'seatTaken',
    'seatClosed',
  ],
})

export const cancelBooking = defineCall(endpoints.cancelBooking, {
  summary: 'Cancel a booking and free its seat; its payments are kept; for admins',
  params: bookingParams,
  reply: doneReply,
  errors: ['notLoggedIn', 'notAllowed', 'secondFactorRequired', 'notFound', 'bookingOver'],
})

export const confirmPayment = defineCall(endpoints.confirmPayment, {
  summary: 'Confirm a payment at reception; for admins',
  params: bookingParams,
  body: z.object({
    paymentMethod: z.enum(PAYMENT_METHODS, PAYMENT_PROBLEMS.paymentMethodRequired.code),
  }),
  reply: doneReply,
  errors: [
    'notLoggedIn',
    'notAllowed',
    'secondFactorRequired',
    'notFound',
    'paymentNotWaiting',
    'consentRequired',
    'paymentTooLate',
    'deskSeatGone',
    'ownPeriodOverlap',
  ],
})
