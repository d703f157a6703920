import { type CalendarDay, startOfDay } from '../calendar-day.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** When a tour starts, in the hall's time zone. `hour` is 9 to 21. */
type SlotStart = { hour: number; minute: 0 | 30 }

/** How long a tour takes. */
const TOUR_HOURS = 1
const FIRST_SLOT_HOUR = 9
const LAST_SLOT_HOUR = 21

/** The hours and minutes at which a slot may start (specification document 2, section 5). */
export const SLOT_HOURS: readonly number[] = Array.from(
  { length: LAST_SLOT_HOUR - FIRST_SLOT_HOUR + 1 },
  (_, index) => FIRST_SLOT_HOUR + index,
)
export const SLOT_MINUTES = [0, 30] as const

/** When the first and the last tour of a day may start. */
export const FIRST_SLOT: SlotStart = { hour: FIRST_SLOT_HOUR, minute: 0 }
export const LAST_SLOT: SlotStart = { hour: LAST_SLOT_HOUR, minute: 30 }

/** Returns the slot as shown and sent: `9:00 AM - 10:00 AM`. */
export function slotText({ hour, minute }: SlotStart): string {
  return `${clockText(hour, minute)} - ${clockText(hour + TOUR_HOURS, minute)}`
}

/** Returns the start of a slot from its text; undefined for any other text. */
export function slotStart(text: string): SlotStart | undefined {
  return STARTS.get(text)
}

const STARTS = new Map(
  SLOT_HOURS.flatMap((hour) =>
    SLOT_MINUTES.map((minute) => [slotText({ hour, minute }), { hour, minute }] as const),
  ),
)

/** Returns when a tour starts and ends; undefined for a slot of an earlier release. */
export function tourHours(
  timeZone: string,
  { tourDate, tourTime }: { tourDate: CalendarDay; tourTime: string },
): { start: Date; end: Date } | undefined {
  const slot = slotStart(tourTime)
  if (!slot) return undefined
  const midnight = startOfDay(timeZone, tourDate).getTime()
  const start = midnight + slot.hour * HOUR_MS + slot.minute * MINUTE_MS
  return { start: new Date(start), end: new Date(start + TOUR_HOURS * HOUR_MS) }
}

/** All slots of a day, in order. */
export const TOUR_SLOTS: readonly string[] = [...STARTS.keys()]

/** Returns the item `step` places on, wrapping around at the end. */
export function cycle<T>(list: readonly T[], item: T, step: number): T {
  const index = (list.indexOf(item) + step) % list.length
  return list.at(index) ?? item
}

/** Formats an hour: `9 AM`, `12 PM`, `9 PM`. */
export function hourText(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
}

export const TOUR_TIME_PROBLEMS = fieldProblems({
  tourTimeRequired: 'Tour time is required',
  tourTimeInvalid: 'Please select a valid tour time',
})

export function tourTimeProblem(text: string): FieldProblem | undefined {
  if (text === '') return TOUR_TIME_PROBLEMS.tourTimeRequired
  return slotStart(text) ? undefined : TOUR_TIME_PROBLEMS.tourTimeInvalid
}

/** Formats a time of day in English, `hour` 0 to 23: `9:05 AM`. */
export function clockText(hour: number, minute: number): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
