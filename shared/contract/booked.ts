import * as z from 'zod/mini'
import { BATCHES } from '../domain/booking/batches.ts'
import { DURATIONS } from '../domain/booking/durations.ts'
import { ROOMS } from '../domain/booking/rooms.ts'
import { calendarDay, rupeeAmount } from './fields.ts'

/** What every list of bookings shows: the seat, plan, days and price. */
export const booked = z.object({
  id: z.string(),
  seat: z.string(),
  membershipType: z.enum(ROOMS),
  timeSlot: z.enum(BATCHES),
  membershipDuration: z.enum(DURATIONS),
  startDate: calendarDay,
  endDate: calendarDay,
  amount: rupeeAmount,
})
export type Booked = z.infer<typeof booked>
