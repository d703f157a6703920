import * as z from 'zod/mini'
import { BATCHES } from '../domain/batches.ts'
import { DURATIONS } from '../domain/durations.ts'
import { ROOMS } from '../domain/rooms.ts'
import { calendarDay, rupeeAmount } from './fields.ts'

/** What every list of bookings says of one: the seat, the plan, the days and the price. */
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
