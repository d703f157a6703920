import * as z from 'zod/mini'
import { BATCHES } from '../domain/batches.ts'
import { DURATIONS } from '../domain/durations.ts'
import { ROOMS } from '../domain/rooms.ts'
import { defineCall } from './call.ts'
import { calendarDay, rupeeAmount } from './fields.ts'
import { bookingDetails, currentUser, pendingBooking } from './user.ts'

const plan = {
  membershipType: z.enum(ROOMS, 'Please select a membership type'),
  timeSlot: z.enum(BATCHES, 'Please select a time slot'),
  membershipDuration: z.enum(DURATIONS, 'Please select membership duration'),
  membershipStartDate: calendarDay,
}

/** `totalAmount` is what the client showed; the server computes its own and refuses a difference. */
const body = z.object({
  bookingDetails: z.object({
    ...plan,
    membershipEndDate: z.optional(calendarDay),
    preferredSeat: z.string('Please select a preferred seat').check(z.maxLength(4)),
    totalAmount: rupeeAmount,
    paymentStatus: z.optional(z.string().check(z.maxLength(20))),
  }),
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
  errors: ['membershipFirst', 'amountDiffers', 'seatTaken', 'seatClosed', 'ownPeriodOverlap'],
})

export const renewMembership = defineCall({
  method: 'POST',
  path: '/auth/renew-membership',
  summary: 'Hold a seat for days after the present membership',
  body,
  reply: bookingSaved,
  errors: [
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
  errors: ['membershipFirst'],
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
})
