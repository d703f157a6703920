import { type Batch, DAY, NIGHT } from '../booking/batches.ts'
import type { BookingState } from '../booking/booking-state.ts'
import type { Period } from '../booking/occupancy.ts'
import type { StudyDays } from '../booking/study-day.ts'
import { addDays, type CalendarDay, daysBetween } from '../calendar-day.ts'
import { ENDING_DAYS } from './listed-states.ts'

/**
 * The standing of a seat on the hall map on a study day. unpaid: held for a payment that is due, or partly paid.
 * ending: its membership ends within a week and is not renewed. closed: the hall does not sell it.
 */
export const SEAT_STANDINGS = ['free', 'taken', 'ending', 'unpaid', 'closed'] as const
export type SeatStanding = (typeof SEAT_STANDINGS)[number]

/** Returns the days in which to look for the next booking of a free seat: the year after `day`. */
export function nextBookingPeriod(day: CalendarDay): Period {
  return { startDate: addDays(day, 1), endDate: addDays(day, 366) }
}

/** Whether a paid booking ends within a week of `day`. `followed`: its member has paid for a later one. */
export function endsSoon(
  { state, endDate }: { state: BookingState; endDate: CalendarDay },
  { day, followed }: { day: CalendarDay; followed: boolean },
): boolean {
  const left = daysBetween(day, endDate)
  return state === 'paid' && !followed && left > 0 && left <= ENDING_DAYS
}

/**
 * Returns a seat's standing. With two holders, by night and by day, the one who needs reception's
 * attention decides.
 */
export function seatStanding({
  closed,
  holders,
}: {
  closed: boolean
  holders: readonly { state: BookingState; ending: boolean; open: number }[]
}): SeatStanding {
  if (holders.length === 0) return closed ? 'closed' : 'free'
  if (holders.some(({ state, open }) => state !== 'paid' || open > 0)) return 'unpaid'
  return holders.some(({ ending }) => ending) ? 'ending' : 'taken'
}

/** Returns the batch whose hours run now: the Day batch from 7:00 to 22:00, else Night. */
export function runningBatch({ day, night, openDay }: StudyDays): Batch {
  return night < day || openDay > day ? NIGHT : DAY
}
