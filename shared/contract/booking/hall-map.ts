import * as z from 'zod/mini'
import { BATCHES } from '../../domain/booking/batches.ts'
import { BOOKING_STATES } from '../../domain/booking/booking-state.ts'
import { ROOMS } from '../../domain/booking/rooms.ts'
import { LANGUAGES } from '../../domain/language.ts'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as endpoints from '../desk-endpoints.ts'
import { calendarDay, instant, rupeeAmount } from '../fields.ts'
import { lastContact } from '../user/member-note.ts'

/** Who holds a seat, and by which booking. */
const seatHolder = z.object({
  bookingId: z.string(),
  userId: z.string(),
  /** Empty if the member is erased. */
  name: z.string(),
  dyanpittId: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  /** Whether the hall can email the member. */
  hasEmail: z.boolean(),
  /** The language in which the hall writes to the member. */
  language: z.enum(LANGUAGES),
  batch: z.enum(BATCHES),
  startDate: calendarDay,
  endDate: calendarDay,
  state: z.enum(BOOKING_STATES),
  /** Whether reception still has to check a UPI payment for it. */
  utrSent: z.boolean(),
  /** Whole rupees; `deposit` in addition to it, while the booking is unpaid. */
  amount: rupeeAmount,
  deposit: z.optional(rupeeAmount),
  /** What the member still owes for a partly paid booking, in whole rupees, and by when it must be paid. */
  open: rupeeAmount,
  payableOn: z.nullable(calendarDay),
  /** Whether the booking ends within a week and is not renewed. */
  ending: z.boolean(),
  /** When an unpaid booking's hold ends. */
  holdUntil: z.nullable(instant),
  lastContact,
})
export type SeatHolder = z.infer<typeof seatHolder>

const hallMapSeat = z.object({
  seat: z.string(),
  closed: z.boolean(),
  /** The next day on which this free seat is booked; null if it stays free for a year. */
  freeUntil: z.nullable(calendarDay),
  /** Two if a seat has a member by night and another by day, in this order. */
  holders: z.array(seatHolder),
})
export type HallMapSeat = z.infer<typeof hallMapSeat>

export const getHallMap = defineCall(endpoints.getHallMap, {
  summary:
    "Get a room's seats and who has booked them on a study day, in hours that overlap the batch; `day` is the batch's current one by default; for staff",
  query: z.object({
    room: z.enum(ROOMS),
    batch: z.enum(BATCHES),
    day: z.optional(calendarDay),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ day: calendarDay, seats: z.array(hallMapSeat) }),
  }),
  errors: STAFF_ERRORS,
})
