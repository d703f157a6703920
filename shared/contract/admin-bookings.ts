import * as z from 'zod/mini'
import { BOOKING_STATES } from '../domain/booking-state.ts'
import { PAYMENT_METHODS } from '../domain/payment.ts'
import { ROOMS } from '../domain/rooms.ts'
import { booked } from './booked.ts'
import { defineCall } from './call.ts'
import { calendarDay, instant, pageNumber, typedText } from './fields.ts'
import { doneReply } from './user.ts'

const bookingListed = z.extend(booked, {
  name: z.string(),
  email: z.string(),
  phoneNumber: z.nullable(z.string()),
  dyanpittId: z.nullable(z.string()),
  state: z.enum(BOOKING_STATES),
  /** Until when the seat of a booking that is not paid is held. */
  holdUntil: z.nullable(instant),
})
export type BookingListed = z.infer<typeof bookingListed>

const bookingParams = z.object({ id: z.uuid() })

export const listBookings = defineCall({
  method: 'GET',
  path: '/admin/bookings',
  summary:
    'Bookings, 20 a page, the newest first; `from` and `to` are days that they touch; for admins',
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
        error: 'The last day may not be before the first',
        path: ['to'],
      }),
    ),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ bookings: z.array(bookingListed), total: z.int(), page: z.int() }),
  }),
  errors: ['notSignedIn', 'notAllowed'],
})

export const seatsToMoveTo = defineCall({
  method: 'GET',
  path: '/admin/bookings/:id/seats',
  summary: 'The seat of a booking and those of the same room that it could move to; for admins',
  params: bookingParams,
  reply: z.object({
    success: z.literal(true),
    data: z.object({ seat: z.string(), seats: z.array(z.string()) }),
  }),
  errors: ['notSignedIn', 'notAllowed', 'notFound'],
})

export const moveBooking = defineCall({
  method: 'POST',
  path: '/admin/bookings/:id/move',
  summary: 'Give a booking another seat of the same room, at the same price; for admins',
  params: bookingParams,
  body: z.object({
    seat: z.string('Please select a seat').check(z.maxLength(4)),
    /** The seat that it was on when the admin looked. */
    from: z.string().check(z.maxLength(4)),
  }),
  reply: doneReply,
  errors: [
    'notSignedIn',
    'notAllowed',
    'notFound',
    'bookingNotMovable',
    'bookingMoved',
    'seatTaken',
    'seatClosed',
  ],
})

export const cancelBooking = defineCall({
  method: 'POST',
  path: '/admin/bookings/:id/cancel',
  summary: 'Free the seat of a booking; its payments stay in the books; for admins',
  params: bookingParams,
  reply: doneReply,
  errors: ['notSignedIn', 'notAllowed', 'notFound', 'bookingOver'],
})

export const confirmPayment = defineCall({
  method: 'POST',
  path: '/admin/bookings/:id/confirm-payment',
  summary: 'The desk has the money of a payment that waits there: the booking is paid; for admins',
  params: bookingParams,
  body: z.object({ paymentMethod: z.enum(PAYMENT_METHODS, 'Please select a payment method') }),
  reply: doneReply,
  errors: [
    'notSignedIn',
    'notAllowed',
    'notFound',
    'paymentNotWaiting',
    'paymentTooLate',
    'deskSeatGone',
    'ownPeriodOverlap',
  ],
})
