/** A day in the hall's time zone, `YYYY-MM-DD`. Sorts and compares as a string. */
export type CalendarDay = string

type DayParts = { year: number; month: number; day: number }

const DAY_MS = 86_400_000
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * Returns true for a day that exists, such as 2028-02-29; false for 2027-02-29 and any other
 * string.
 */
export function isCalendarDay(text: string): boolean {
  return partsOf(text) !== undefined
}

/**
 * Returns the year, month (1-12) and day (1-31). Throws RangeError for a day that does not exist.
 */
export function dayParts(day: CalendarDay): DayParts {
  const parts = partsOf(day)
  if (!parts) throw new RangeError(`Not a calendar day: ${day}`)
  return parts
}

export function calendarDay(year: number, month: number, day: number): CalendarDay {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The last day that can be written as YYYY-MM-DD. */
const LAST_DAY_MS = Date.UTC(9999, 11, 31)

/** Adds days, up to 9999-12-31. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const added = Math.min(utcMidnight(day) + count * DAY_MS, LAST_DAY_MS)
  return new Date(added).toISOString().slice(0, 10)
}

/** Adds whole months, clamped to the month's last day: 31 January + 1 is 28 or 29 February. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const { year, month, day: dayOfMonth } = dayParts(day)
  const months = year * 12 + (month - 1) + count
  const targetYear = Math.floor(months / 12)
  const targetMonth = (months % 12) + 1
  return calendarDay(
    targetYear,
    targetMonth,
    Math.min(dayOfMonth, daysInMonth(targetYear, targetMonth)),
  )
}

/** Days from `from` to `to`, negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS)
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

export function laterDay(a: CalendarDay, b: CalendarDay): CalendarDay {
  return a > b ? a : b
}

/** Returns the day in `timeZone` at `instant`. */
export function dayIn(timeZone: string, instant: Date): CalendarDay {
  const parts = clockOf(timeZone).formatToParts(instant)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** Returns the hour (0-23) on the clocks in `timeZone` at `instant`. */
export function hourIn(timeZone: string, instant: Date): number {
  const parts = clockOf(timeZone).formatToParts(instant)
  return Number(parts.find(({ type }) => type === 'hour')?.value)
}

/** Returns the hour (0 to 23) and minute on the clocks in `timeZone` at `instant`. */
export function hourAndMinuteIn(timeZone: string, instant: Date): { hour: number; minute: number } {
  const [hour = 0, minute = 0] = clockTimeIn(timeZone, instant).split(':').map(Number)
  return { hour, minute }
}

/** Returns the time on the clocks in `timeZone` at `instant`, like '09:05' or '21:00'. */
export function clockTimeIn(timeZone: string, instant: Date): string {
  const parts = clockOf(timeZone).formatToParts(instant)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('hour').padStart(2, '0')}:${part('minute').padStart(2, '0')}`
}

/** Returns the first instant of `day` in `timeZone`: midnight, unless clocks skip it. */
export function startOfDay(timeZone: string, day: CalendarDay): Date {
  const midnight = utcMidnight(day)
  const withOffsetAt = (instant: number) =>
    new Date(midnight - offsetMs(timeZone, new Date(instant)))
  // The clocks may change near midnight, so check the offsets of the day before and the day after.
  const [a, b] = [withOffsetAt(midnight - DAY_MS), withOffsetAt(midnight + DAY_MS)]
  const [earlier, later] = a < b ? [a, b] : [b, a]
  return dayIn(timeZone, earlier) === day ? earlier : later
}

/** Formats a day as `March 15, 1995`, as in the date picker (specification document 1, section 2). */
export function displayDay(day: CalendarDay): string {
  const { year, month, day: dayOfMonth } = dayParts(day)
  return `${MONTH_NAMES[month - 1]} ${dayOfMonth}, ${year}`
}

function partsOf(text: string): DayParts | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return undefined
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const exists =
    year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return exists ? { year, month, day } : undefined
}

function utcMidnight(day: CalendarDay): number {
  const parts = dayParts(day)
  return Date.UTC(parts.year, parts.month - 1, parts.day)
}

/** Returns the UTC offset of `timeZone` at `instant`, in milliseconds. */
function offsetMs(timeZone: string, instant: Date): number {
  const parts = clockOf(timeZone).formatToParts(instant)
  const number = (type: string) =>
    Number(parts.find((candidate) => candidate.type === type)?.value ?? 0)
  const wall = Date.UTC(
    number('year'),
    number('month') - 1,
    number('day'),
    number('hour'),
    number('minute'),
    number('second'),
  )
  return wall - Math.floor(instant.getTime() / 1000) * 1000
}

/** Creating a formatter is expensive, so they are cached per time zone. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/** Returns the wall clock time in `timeZone` as numbers. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, clock)
  return clock
}
