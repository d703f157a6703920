/** Calendar days as the text 'YYYY-MM-DD', which sorts as the days do. No clock, no time zone. */

export const monthNames = [
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
] as const

export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** A month is 1 to 12. */
export interface Month {
  year: number
  month: number
}

/** First and last day that may be chosen, both included; a side may be open. */
export interface Bounds {
  min?: string | undefined
  max?: string | undefined
}

export function toDay(year: number, month: number, day: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** The parts of a day; undefined for a text that is no day of the calendar. */
export function dayParts(text: string): (Month & { day: number }) | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (match === null) return undefined
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const real = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth({ year, month })
  return real ? { year, month, day } : undefined
}

export function monthOf(day: string): Month {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) }
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

export function daysInMonth({ year, month }: Month): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** 0 is Sunday. Sakamoto's method. */
export function weekdayOf(text: string): number {
  const { year, month } = monthOf(text)
  const shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1] ?? 0
  const y = month < 3 ? year - 1 : year
  const leaps = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)
  return (y + leaps + shift + Number(text.slice(8, 10))) % 7
}

/** The weeks of a month, Sunday first; null where a cell belongs to another month. */
export function weeksOf(shown: Month): (string | null)[][] {
  const blanks = weekdayOf(toDay(shown.year, shown.month, 1))
  const days = daysInMonth(shown)
  const weeks = Math.ceil((blanks + days) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const day = week * 7 + place - blanks + 1
      return day >= 1 && day <= days ? toDay(shown.year, shown.month, day) : null
    }),
  )
}

export function addMonths({ year, month }: Month, count: number): Month {
  const months = year * 12 + (month - 1) + count
  return { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1 }
}

export function addDays(text: string, count: number): string {
  let { year, month } = monthOf(text)
  let day = Number(text.slice(8, 10)) + count
  while (day < 1) {
    ;({ year, month } = addMonths({ year, month }, -1))
    day += daysInMonth({ year, month })
  }
  while (day > daysInMonth({ year, month })) {
    day -= daysInMonth({ year, month })
    ;({ year, month } = addMonths({ year, month }, 1))
  }
  return toDay(year, month, day)
}

/** The same day in another month, or that month's last. */
export function sameDayIn(text: string, { year, month }: Month): string {
  return toDay(year, month, Math.min(Number(text.slice(8, 10)), daysInMonth({ year, month })))
}

export function isWithin(day: string, { min, max }: Bounds): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max)
}

/** The day itself, or the bound that it passes. */
export function clampDay(day: string, { min, max }: Bounds): string {
  if (min !== undefined && day < min) return min
  return max !== undefined && day > max ? max : day
}

/** Whether any day of the month may be chosen. */
export function monthIsOpen(shown: Month, bounds: Bounds): boolean {
  const first = toDay(shown.year, shown.month, 1)
  const last = toDay(shown.year, shown.month, daysInMonth(shown))
  return (
    (bounds.max === undefined || first <= bounds.max) &&
    (bounds.min === undefined || last >= bounds.min)
  )
}

/** 'March 15, 1995'; '' for a text that is no day. */
export function longDay(text: string): string {
  const parts = dayParts(text)
  return parts ? `${monthNames[parts.month - 1]} ${parts.day}, ${parts.year}` : ''
}

/** 'Wednesday, March 15, 1995', for a screen reader. */
export function spokenDay(text: string): string {
  return `${weekdayNames[weekdayOf(text)]}, ${longDay(text)}`
}

/** The day on this machine's own calendar. */
export function localToday(now = new Date()): string {
  return toDay(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

/**
 * The years on offer: from 100 years back to 12 years back; with a first day from its year to 10
 * years ahead; a last day caps both. Specification 1, section 5, year picker range.
 */
export function yearsOnOffer(today: string, { min, max }: Bounds): number[] {
  const now = monthOf(today).year
  const first = min === undefined ? now - 100 : monthOf(min).year
  const end = min === undefined ? now - 12 : Math.max(now + 10, first)
  const last = max === undefined ? end : Math.min(end, monthOf(max).year)
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, place) => first + place)
}

/** The bounds drawn tighter by the years on offer, so that moving on stops there. */
export function boundsWithin(years: readonly number[], { min, max }: Bounds): Bounds {
  const first = years[0]
  const last = years.at(-1)
  if (first === undefined || last === undefined) return { min, max }
  const start = toDay(first, 1, 1)
  const end = toDay(last, 12, 31)
  return {
    min: min !== undefined && min > start ? min : start,
    max: max !== undefined && max < end ? max : end,
  }
}
