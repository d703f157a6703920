import { BATCH_DETAILS, type Batch, type DayHalf, HALF_START_HOURS } from '../booking/batches.ts'
import type { Period } from '../booking/occupancy.ts'
import { addDays, type CalendarDay, dayIn, hourAndMinuteIn, startOfDay } from '../calendar-day.ts'

/** A half of a study day: when a seat is used. 2:00 on 3 December is in the night of 2 December. */
export type DoorSlot = { day: CalendarDay; half: DayHalf }

/** When the halves of a study day begin, in minutes of the calendar day. */
const DAY_START_MINUTE = HALF_START_HOURS.day * 60
const NIGHT_START_MINUTE = HALF_START_HOURS.night * 60
const MINUTE_MS = 60_000

/** Returns the half of the study day at `instant`. */
export function slotAt(timeZone: string, instant: Date): DoorSlot {
  const day = dayIn(timeZone, instant)
  const { hour, minute } = hourAndMinuteIn(timeZone, instant)
  const minutes = hour * 60 + minute
  if (minutes < DAY_START_MINUTE) return { day: addDays(day, -1), half: 'night' }
  return { day, half: minutes < NIGHT_START_MINUTE ? 'day' : 'night' }
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
  const onlyDay = !BATCH_DETAILS[batch].halves.includes('night')
  return onlyDay
    ? atMinute(timeZone, day, NIGHT_START_MINUTE)
    : atMinute(timeZone, addDays(day, 1), DAY_START_MINUTE)
}

/** Returns when a half of a study day ends. */
export function halfEnd(timeZone: string, { day, half }: DoorSlot): Date {
  return half === 'day'
    ? atMinute(timeZone, day, NIGHT_START_MINUTE)
    : atMinute(timeZone, addDays(day, 1), DAY_START_MINUTE)
}

/** Returns when the batch's hours of a study day begin. */
export function hoursStart(timeZone: string, batch: Batch, day: CalendarDay): Date {
  const withDay = BATCH_DETAILS[batch].halves.includes('day')
  return atMinute(timeZone, day, withDay ? DAY_START_MINUTE : NIGHT_START_MINUTE)
}

/** startOfDay formats several dates, and attendance needs the same few days for each entry. */
const dayStarts = new Map<string, number>()
const MAX_DAY_STARTS = 1_000

function atMinute(timeZone: string, day: CalendarDay, minutes: number): Date {
  const key = timeZone + day
  let start = dayStarts.get(key)
  if (start === undefined) {
    if (dayStarts.size === MAX_DAY_STARTS) dayStarts.clear()
    start = startOfDay(timeZone, day).getTime()
    dayStarts.set(key, start)
  }
  return new Date(start + minutes * MINUTE_MS)
}

function sameSlot(a: DoorSlot, b: DoorSlot): boolean {
  return a.day === b.day && a.half === b.half
}
