import { type CalendarDay, dayParts } from '../domain/calendar-day.ts'
import type { Language } from '../domain/language.ts'

/**
 * Formats a day as `22 Nov 2026`, `22 नोव्हेंबर 2026`: with Intl's month names, short in English only,
 * and Latin digits.
 */
export function dayText(language: Language, day: CalendarDay): string {
  const { year, month, day: dayOfMonth } = dayParts(day)
  const name = monthNames(language, language === 'en' ? 'short' : 'long')[month - 1]
  return `${dayOfMonth} ${name} ${year}`
}

/** Formats a day with its day of the week: `Sun, 22 Nov 2026`, `रविवार, 22 नोव्हेंबर 2026`. */
export function weekdayText(language: Language, day: CalendarDay): string {
  const style = language === 'en' ? 'short' : 'long'
  const weekdays = intlNames(language, 'weekday', style)
  return `${weekdays[new Date(day).getUTCDay()]}, ${dayText(language, day)}`
}

/** The months from January, as Intl names them. */
export function monthNames(language: Language, style: 'short' | 'long'): readonly string[] {
  return intlNames(language, 'month', style)
}

const known = new Map<string, readonly string[]>()
/** Dates of the months from January, and of the weekdays from Sunday. */
const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month))
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 1, 1 + day))

/** Intl's names are kept, because creating a formatter takes a quarter of a millisecond. */
function intlNames(
  language: Language,
  part: 'month' | 'weekday',
  style: 'short' | 'long',
): readonly string[] {
  const key = language + part + style
  // en-US writes Sep where en-IN writes Sept.
  const locale = language === 'en' ? 'en-US' : language
  const names =
    known.get(key) ??
    (part === 'month' ? MONTHS : WEEKDAYS).map((date) =>
      new Date(date).toLocaleDateString(locale, { [part]: style, timeZone: 'UTC' }),
    )
  known.set(key, names)
  return names
}
