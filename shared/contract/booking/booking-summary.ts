import * as z from 'zod/mini'
import { BATCHES } from '../../domain/booking/batches.ts'
import { DURATIONS } from '../../domain/booking/durations.ts'
import { ROOMS } from '../../domain/booking/rooms.ts'
import { calendarDay, rupeeAmount } from '../fields.ts'

/** What every list of bookings shows: the seat, plan, days and price. */
export const bookingSummary = z.object({
  id: z.string(),
  seat: z.string(),
  membershipType: z.enum(ROOMS),
  timeSlot: z.enum(BATCHES),
  membershipDuration: z.enum(DURATIONS),
  startDate: calendarDay,
  endDate: calendarDay,
  amount: rupeeAmount,
})
/** What staff see of a booking's discount and deposit. */
export const bookingDiscountFields = {
  /** In whole rupees, with its name and the person who gave it; null if there was none. */
  discount: z.nullable(z.object({ amount: rupeeAmount, name: z.string(), givenBy: z.string() })),
  /** The rupees that the caller may take off the price when confirming the payment. */
  discountLimit: rupeeAmount,
  /** The deposit in rupees, paid or still to pay in addition to the amount; left out if there is none. */
  deposit: z.optional(rupeeAmount),
}

export type BookingSummary = z.infer<typeof bookingSummary>
