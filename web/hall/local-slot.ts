import { slotIn } from '#shared/words/tour-slot.ts'
import { LANGUAGE } from '#words/page/language.ts'
import { TOUR_SLOT_WORDS } from '#words/tour/tour-slot.ts'

/**
 * Translates a tour's slot from the wire, '9:00 AM - 10:00 AM', into the page's language, 'सकाळी 9 ते 10'. Returns
 * other texts unchanged.
 */
export function localSlot(slot: string): string {
  return slotIn(LANGUAGE, TOUR_SLOT_WORDS, slot)
}
