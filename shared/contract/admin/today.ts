import * as z from 'zod/mini'
import { BATCHES } from '../../domain/booking/batches.ts'
import { BOOKING_STATES } from '../../domain/booking/booking-state.ts'
import { ROOMS } from '../../domain/booking/rooms.ts'
import { TOUR_STATUSES } from '../../domain/tour/tour.ts'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as endpoints from '../desk-endpoints.ts'
import { agreedLateFee, calendarDay, instant, rupeeAmount } from '../fields.ts'

const count = z.int().check(z.minimum(0))

const todayBooking = z.object({
  id: z.string(),
  name: z.string(),
  seat: z.string(),
  room: z.enum(ROOMS),
  batch: z.enum(BATCHES),
  state: z.enum(BOOKING_STATES),
  /** The first day that is no longer paid. */
  endDate: calendarDay,
  /** Includes the deposit of an unpaid booking. */
  amount: rupeeAmount,
  /** When an unpaid booking's hold ends or has ended. */
  holdUntil: instant,
  /** Whether reception has not yet checked a UPI payment for it, which keeps the seat. */
  utrSent: z.boolean(),
  /** What the member still owes for a partly paid booking. */
  due: z.nullable(
    z.object({
      open: rupeeAmount,
      payableOn: calendarDay,
      lateFee: z.optional(agreedLateFee),
    }),
  ),
})
export type TodayBooking = z.infer<typeof todayBooking>

/** The first few of the bookings, and how many there are. */
const bookingList = z.object({ total: count, bookings: z.array(todayBooking) })

/** With the sum that is owed for them, for those who may see the hall's revenue. */
const owedBookingList = z.extend(bookingList, { sum: z.nullable(rupeeAmount) })

/** Whole rupees; negative if more was refunded than received. */
const takings = z.object({ cash: z.int(), upi: z.int() })

const today = z.object({
  /** Today in the hall. */
  day: calendarDay,
  /** The people inside now; `rooms` omits those whose booking is unknown. */
  inside: z.object({
    total: count,
    rooms: z.array(z.object({ room: z.enum(ROOMS), people: count })),
  }),
  free: z.array(
    z.object({
      room: z.enum(ROOMS),
      batch: z.enum(BATCHES),
      /** Null once the batch's hours of the day are over. */
      today: z.nullable(count),
      tomorrow: count,
    }),
  ),
  /** The caller's open shift, with the rupees that are expected in its drawer. */
  shift: z.nullable(z.object({ drawer: z.string(), expected: z.int() })),
  /** The money received today less what was refunded; `hall` is null for those who may not see the hall's revenue. */
  takings: z.object({ own: takings, hall: z.nullable(takings) }),
  /** Memberships that end within a week and are not renewed, soonest end first. */
  ending: bookingList,
  /** Unpaid bookings that keep their seat, soonest end of the hold first. */
  unpaid: owedBookingList,
  /** Bookings that were not paid at reception in time, newest first. */
  overdue: owedBookingList,
  /** Partly paid bookings, earliest due day first; the sum is what is still owed. */
  dues: owedBookingList,
  /** Today's tours that are not cancelled, by time. */
  tours: z.object({
    total: count,
    tours: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        time: z.string(),
        status: z.enum(TOUR_STATUSES),
      }),
    ),
  }),
  /** Visitors whose day for the next call is today or has passed, earliest day first. */
  followUps: z.object({
    total: count,
    tours: z.array(z.object({ id: z.string(), name: z.string(), day: calendarDay })),
  }),
})
export type Today = z.infer<typeof today>

export const getToday = defineCall(endpoints.getToday, {
  summary:
    "Get what reception needs today: who is inside, free seats, the caller's shift, the money of the day, ending memberships, payments to collect, and tours; for staff",
  reply: z.object({ success: z.literal(true), data: today }),
  errors: STAFF_ERRORS,
})
