import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { dayText } from '#shared/words/dates.ts'
import { type PluralForms, pluralForm } from '#shared/words/plural.ts'
import { timeText } from '#shared/words/times.ts'
import { LANGUAGE } from '#words/page/language.ts'

/** Formats a day in the page's language: `22 Nov 2026`. */
export function localDay(day: CalendarDay): string {
  return dayText(LANGUAGE, day)
}

/** Formats a time of day in the page's language; `hour` is 0 to 23. */
export function localTime(hour: number, minute: number): string {
  return timeText(LANGUAGE, hour, minute)
}

/** Returns the plural form that the page's language uses for `count`. */
export function localPlural<Forms extends PluralForms>(
  count: number,
  forms: Forms,
): Forms['one' | 'other'] {
  return pluralForm(LANGUAGE, count, forms)
}
