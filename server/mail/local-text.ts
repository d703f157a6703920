import type { Period } from '#shared/domain/booking/occupancy.ts'
import { dayIn, hourAndMinuteIn } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { dayText } from '#shared/words/dates.ts'
import { periodIn } from '#shared/words/period.ts'
import { timeText } from '#shared/words/times.ts'
import { slotIn } from '#shared/words/tour-slot.ts'
import { PERIOD, TOUR_MAILS, TOUR_SLOT } from './words.ts'

/** A booking's days from the first to the last: `22 Nov 2026 to 21 Dec 2026`. */
export function periodText(language: Language, period: Period): string {
  return periodIn(language, PERIOD[language].PERIOD, period)
}

/** An instant by the hall's clock: `9:05 AM`, 'सकाळी 9:05'. */
export function hallTimeText(language: Language, timeZone: string, instant: Date): string {
  const { hour, minute } = hourAndMinuteIn(timeZone, instant)
  return timeText(language, hour, minute)
}

/** An instant by the hall's calendar and clock: `22 Nov 2026, 9:05 AM`. */
export function hallMomentText(language: Language, timeZone: string, instant: Date): string {
  const day = dayText(language, dayIn(timeZone, instant))
  return `${day}, ${hallTimeText(language, timeZone, instant)}`
}

/** A tour's slot from its value on the wire: '9:00 AM - 10:00 AM', 'सकाळी 9 ते 10'. */
export function slotText(language: Language, slot: string): string {
  return slotIn(language, TOUR_SLOT[language].TOUR_SLOT_WORDS, slot)
}

/** Says where visitors can see and delete their tour data. `publicUrl` has no trailing slash. */
export function tourDataLine(language: Language, publicUrl: string): string {
  return fillIn(TOUR_MAILS[language].TOUR_DATA_LINE, { link: `${publicUrl}/your-tours` })
}
