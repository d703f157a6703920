import { slotIn } from '#shared/words/tour-slot.ts'
import { LANGUAGE } from '#words/language.ts'
import { TOUR_SLOT_WORDS } from '#words/tour-slot.ts'

/**
 * A tour's slot in the page's language, from its value on the wire: '9:00 AM - 10:00 AM', 'सकाळी 9 ते 10'.
 * Returns other texts unchanged.
 */
export function localSlot(slot: string): string {
  return slotIn(LANGUAGE, TOUR_SLOT_WORDS, slot)
}
