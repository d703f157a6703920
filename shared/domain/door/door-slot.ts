import { BATCH_DETAILS, type Batch, type DayHalf, HALF_START_HOURS } from '../booking/batches.ts'
import type { Period } from '../booking/occupancy.ts'
import { addDays, type CalendarDay, dayIn, hourIn, startOfDay } from '../calendar-day.ts'

/** A half of a study day: when a seat is used. 2:00 on 3 December is in the night of 2 December. */
export type DoorSlot = { day: CalendarDay; half: DayHalf }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Returns the half of the study day at `instant`. */
export function slotAt(timeZone: string, instant: Date): DoorSlot {
  const day = dayIn(timeZone, instant)
  const hour = hourIn(timeZone, instant)
  if (hour < HALF_START_HOURS.day) return { day: addDays(day, -1), half: 'night' }
  return { day, half: hour < HALF_START_HOURS.night ? 'day' : 'night' }
}

/** Returns the slot at `instant`, then the slots whose grace period includes it: the next one first, then the previous one. */
export function slotsAround(timeZone: string, instant: Date, graceMinutes: number): DoorSlot[] {
  const grace = graceMinutes * MINUTE_MS
  const slots = [0, grace, -grace].map((ms) => slotAt(timeZone, new Date(instant.getTime() + ms)))
  return slots.filter((slot, index) => slots.findIndex((other) => sameSlot(slot, other)) === index)
}

/** Returns whether a stay includes the slot. */
export function coversSlot(
  { batch, startDate, endDate }: Period & { batch: Batch },
  { day, half }: DoorSlot,
): boolean {
  return startDate <= day && day < endDate && BATCH_DETAILS[batch].halves.includes(half)
}

/** Returns when the batch's hours of a study day end, without the grace period. */
export function hoursEnd(timeZone: string, batch: Batch, { day }: Pick<DoorSlot, 'day'>): Date {
  const { nightStart, end } = studyDayTimes(timeZone, day)
  return new Date(BATCH_DETAILS[batch].halves.includes('night') ? end : nightStart)
}

/** Returns when a half of a study day ends. */
export function halfEnd(timeZone: string, { day, half }: DoorSlot): Date {
  const { nightStart, end } = studyDayTimes(timeZone, day)
  return new Date(half === 'day' ? nightStart : end)
}

/** Returns when the batch's hours of a study day begin. */
export function hoursStart(timeZone: string, batch: Batch, day: CalendarDay): Date {
  const { dayStart, nightStart } = studyDayTimes(timeZone, day)
  return new Date(BATCH_DETAILS[batch].halves.includes('day') ? dayStart : nightStart)
}

/** When the halves of a study day begin, and when it ends, in milliseconds. */
type StudyDayTimes = { dayStart: number; nightStart: number; end: number }

/** Kept because startOfDay formats several dates, and attendance needs the same few days for each entry. */
const keptTimes = new Map<string, StudyDayTimes>()
const MAX_KEPT_DAYS = 1_000

function studyDayTimes(timeZone: string, day: CalendarDay): StudyDayTimes {
  const key = timeZone + day
  const kept = keptTimes.get(key)
  if (kept) return kept
  if (keptTimes.size === MAX_KEPT_DAYS) keptTimes.clear()
  const start = startOfDay(timeZone, day).getTime()
  const nextStart = startOfDay(timeZone, addDays(day, 1)).getTime()
  const times = {
    dayStart: start + HALF_START_HOURS.day * HOUR_MS,
    nightStart: start + HALF_START_HOURS.night * HOUR_MS,
    end: nextStart + HALF_START_HOURS.day * HOUR_MS,
  }
  keptTimes.set(key, times)
  return times
}

function sameSlot(a: DoorSlot, b: DoorSlot): boolean {
  return a.day === b.day && a.half === b.half
}
