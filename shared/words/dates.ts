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
  const weekday = language === 'en' ? 'short' : 'long'
  const name = new Date(day).toLocaleDateString(language, { weekday, timeZone: 'UTC' })
  return `${name}, ${dayText(language, day)}`
}

const names = new Map<string, readonly string[]>()

/** The months from January, as Intl names them. */
export function monthNames(language: Language, style: 'short' | 'long'): readonly string[] {
  const key = `${language} ${style}`
  const known = names.get(key)
  if (known) return known
  // en-US writes Sep where en-IN writes Sept.
  const locale = language === 'en' ? 'en-US' : language
  const format = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)))
  names.set(key, months)
  return months
}
