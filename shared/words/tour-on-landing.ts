import type { CalendarDay } from '../domain/calendar-day.ts'
import type { Language } from '../domain/language.ts'
import { fillIn } from '../domain/placeholders.ts'
import { slotStart } from '../domain/tour/tour-slot.ts'
import { weekdayText } from './dates.ts'
import { timeText } from './times.ts'

const LINES = {
  en: 'Your tour: {day}, {time}.',
  mr: 'तुमची भेट: {day}, {time}.',
  hi: 'आपकी विज़िट: {day}, {time}।',
} as const

/**
 * Returns what the landing page says about a visitor's tour, in all languages: it is stored, because that page loads no
 * script of the app.
 */
export function tourOnLanding(tour: {
  tourDate: CalendarDay
  tourTime: string
}): Record<Language, string> {
  return { en: lineIn('en', tour), mr: lineIn('mr', tour), hi: lineIn('hi', tour) }
}

function lineIn(
  language: Language,
  { tourDate, tourTime }: { tourDate: CalendarDay; tourTime: string },
): string {
  const start = slotStart(tourTime)
  const time = start ? timeText(language, start.hour, start.minute) : tourTime
  // Without the year, because the tour is within a month.
  const day = weekdayText(language, tourDate).replace(/ \d{4}$/, '')
  return fillIn(LINES[language], { day, time })
}
