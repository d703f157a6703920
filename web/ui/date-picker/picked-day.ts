import { type CalendarDay, displayDay } from '#shared/domain/calendar-day.ts'
import { localDay } from '#web/ui/local-text.ts'
import { LANGUAGE } from '#words/page/language.ts'

/**
 * Formats a picked day: 'March 15, 1995' in English (specification document 1, section 2), '15 मार्च 1995' in
 * Marathi.
 */
export function pickedDay(day: CalendarDay): string {
  return LANGUAGE === 'en' ? displayDay(day) : localDay(day)
}
