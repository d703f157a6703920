import * as z from 'zod/mini'
import { BATCHES } from '../domain/batches.ts'
import {
  BATCH_REQUIRED,
  DURATION_REQUIRED,
  ROOM_REQUIRED,
  SEAT_REQUIRED,
} from '../domain/booking.ts'
import { DURATIONS } from '../domain/durations.ts'
import { ROOMS } from '../domain/rooms.ts'
import { isStartDay, START_DATE_INVALID, START_DATE_REQUIRED } from '../domain/start-date.ts'
import { defineCall } from './call.ts'
import { calendarDay, judgedText, rupeeAmount } from './fields.ts'
import { bookingDetails, currentUser, pendingBooking } from './user.ts'

const plan = {
  membershipType: z.enum(ROOMS, ROOM_REQUIRED),
  timeSlot: z.enum(BATCHES, BATCH_REQUIRED),
  membershipDuration: z.enum(DURATIONS, DURATION_REQUIRED),
  membershipStartDate: judgedText((day) => {
    if (day === '') return START_DATE_REQUIRED
    return isStartDay(day) ? undefined : START_DATE_INVALID
  }),
}

/** `totalAmount` is what the client showed; the server computes its own and refuses a difference. */
const body = z.object({
  bookingDetails: z.object(
    {
      ...plan,
      membershipEndDate: z.optional(calendarDay),
      preferredSeat: z.string(SEAT_REQUIRED).check(z.maxLength(4, SEAT_REQUIRED)),
      totalAmount: rupeeAmount,
      paymentStatus: z.optional(z.string().check(z.maxLength(20))),
    },
    'Booking details are required',
  ),
})

const bookingSaved = z.object({
  success: z.literal(true),
  user: currentUser,
  paymentAmount: rupeeAmount,
  message: z.string(),
})

export const updateBooking = defineCall({
  method: 'POST',
  path: '/auth/update-booking',
  summary: 'Hold a seat until it is paid; replaces an unpaid booking',
  body,
  reply: bookingSaved,
  errors: [
    'notSignedIn',
    'notAllowed',
    'membershipFirst',
    'amountDiffers',
    'seatTaken',
    'seatClosed',
    'ownPeriodOverlap',
  ],
})

export const renewMembership = defineCall({
  method: 'POST',
  path: '/auth/renew-membership',
  summary: 'Hold a seat for days after the present membership',
  body,
  reply: bookingSaved,
  errors: [
    'notSignedIn',
    'notAllowed',
    'membershipFirst',
    'nothingToRenew',
    'amountDiffers',
    'seatTaken',
    'seatClosed',
    'ownPeriodOverlap',
  ],
})

export const occupiedSeats = defineCall({
  method: 'GET',
  path: '/booking/seats',
  summary: 'The seats that this plan could not have, but for the caller’s own unpaid one',
  query: z.object(plan),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ occupied: z.array(z.string()) }),
  }),
  errors: ['notSignedIn', 'notAllowed', 'membershipFirst'],
})

export const getBookingDetails = defineCall({
  method: 'GET',
  path: '/booking/details',
  summary: 'The running membership and the booking that waits for payment',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      bookingDetails: z.nullable(bookingDetails),
      pendingBooking: z.nullable(pendingBooking),
    }),
  }),
  errors: ['notSignedIn'],
})

export const getBookingStatus = defineCall({
  method: 'GET',
  path: '/booking/status',
  summary: 'How far the booking has come',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      bookingCompleted: z.boolean(),
      paymentCompleted: z.boolean(),
      paymentWaiting: z.boolean(),
      membershipValidUntil: z.nullable(calendarDay),
    }),
  }),
  errors: ['notSignedIn'],
})
