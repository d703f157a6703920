import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { monthNames } from '#shared/words/dates.ts'
import { type Month, weekdayOf } from '#web/ui/date-picker/calendar.ts'
import { pickedDay } from '#web/ui/date-picker/picked-day.ts'
import { DATE_PICKER_WORDS } from '#words/page/date-picker.ts'
import { LANGUAGE } from '#words/page/language.ts'

/** The days, months and weekdays of the date picker in the page's language, from Intl. */

/** The months from January. */
export const MONTHS = monthNames(LANGUAGE, 'long')

/** The weekdays from Sunday. */
export const WEEKDAYS = weekdays('long')

/** Short enough for the calendar's columns. */
export const SHORT_WEEKDAYS =
  LANGUAGE === 'en' ? WEEKDAYS.map((name) => name.slice(0, 2)) : weekdays('short')

function weekdays(style: 'long' | 'short'): readonly string[] {
  const format = new Intl.DateTimeFormat(LANGUAGE, { weekday: style, timeZone: 'UTC' })
  // 1 January 2023 was a Sunday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2023, 0, 1 + day)))
}

/** 'March 1995' */
export function monthText({ year, month }: Month): string {
  return `${MONTHS[month - 1]} ${year}`
}

/** The day for screen readers: 'Wednesday, March 15, 1995'. Adds ', today' to today. */
export function spokenDay(day: CalendarDay, today: CalendarDay): string {
  const weekday = WEEKDAYS[weekdayOf(day)] ?? ''
  const sentence = day === today ? DATE_PICKER_WORDS.today : DATE_PICKER_WORDS.day
  return fillIn(sentence, { weekday, day: pickedDay(day) })
}
