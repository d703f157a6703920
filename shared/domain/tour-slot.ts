/** When a tour begins, by the hall's clock; it takes one hour. `hour` is 9 to 21. */
type SlotStart = { hour: number; minute: 0 | 30 }

const FIRST_SLOT_HOUR = 9
const LAST_SLOT_HOUR = 21

/** The hours that a slot may begin in, and the minutes of each (document 2, section 5). */
export const SLOT_HOURS: readonly number[] = Array.from(
  { length: LAST_SLOT_HOUR - FIRST_SLOT_HOUR + 1 },
  (_, place) => FIRST_SLOT_HOUR + place,
)
export const SLOT_MINUTES = [0, 30] as const

/** The one-hour slot as it is shown and sent: `9:00 AM - 10:00 AM`. */
export function slotText({ hour, minute }: SlotStart): string {
  return `${clockText(hour, minute)} - ${clockText(hour + 1, minute)}`
}

/** Where the slot that a text names begins; undefined for a text that is no slot of ours. */
export function slotStart(text: string): SlotStart | undefined {
  return STARTS.get(text)
}

const STARTS = new Map(
  SLOT_HOURS.flatMap((hour) =>
    SLOT_MINUTES.map((minute) => [slotText({ hour, minute }), { hour, minute }] as const),
  ),
)

/** All slots of a day, in order. */
export const TOUR_SLOTS: readonly string[] = [...STARTS.keys()]

/** The item `step` places on in a list that goes round: after the last comes the first. */
export function cycled<T>(list: readonly T[], item: T, step: number): T {
  const place = (list.indexOf(item) + step) % list.length
  return list.at(place) ?? item
}

/** An hour of the clock as people say it: `9 AM`, `12 PM`, `9 PM`. */
export function hourText(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
}

export function tourTimeProblem(text: string): string | undefined {
  if (text === '') return 'Tour time is required'
  return slotStart(text) ? undefined : 'Please select a valid tour time'
}

function clockText(hour: number, minute: number): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
