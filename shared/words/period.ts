import { lastPaidDay } from '../domain/booking/durations.ts'
import type { Period } from '../domain/booking/occupancy.ts'
import type { Language } from '../domain/language.ts'
import { fillIn } from '../domain/placeholders.ts'
import { dayText } from './dates.ts'

/**
 * A booking's days from the first to the last, in the language of `words`: '22 Nov 2026 to 21 Dec 2026'.
 * `words` has the placeholders {first} and {last}.
 */
export function periodIn(
  language: Language,
  words: string,
  { startDate, endDate }: Period,
): string {
  const first = dayText(language, startDate)
  const last = dayText(language, lastPaidDay(endDate))
  return first === last ? first : fillIn(words, { first, last })
}
