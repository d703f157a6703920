import type { Language } from '../domain/language.ts'
import { fillIn } from '../domain/placeholders.ts'
import { slotStart } from '../domain/tour/tour-slot.ts'
import type { TOUR_SLOT_WORDS } from './en/tour/tour-slot.ts'
import { timeText } from './times.ts'
import type { Translated } from './translation.ts'

/**
 * A tour's slot in the language of `words`, from its value on the wire: '9:00 AM - 10:00 AM',
 * 'सकाळी 9 ते 10'. Returns other texts unchanged.
 */
export function slotIn(
  language: Language,
  words: Translated<typeof TOUR_SLOT_WORDS>,
  slot: string,
): string {
  const start = slotStart(slot)
  if (!start) return slot
  const from = timeText(language, start.hour, start.minute)
  const to = timeText(language, start.hour + 1, start.minute)
  const [dayPart = ''] = from.split(' ')
  return fillIn(words.slot, {
    from,
    // If both times are in the same part of the day, it is named once.
    to: to.startsWith(`${dayPart} `) ? to.slice(dayPart.length + 1) : to,
  })
}
