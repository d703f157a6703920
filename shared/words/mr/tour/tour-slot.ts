import type * as english from '../../en/tour/tour-slot.ts'
import { translation } from '../../translation.ts'

export const TOUR_SLOT_WORDS = translation<typeof english.TOUR_SLOT_WORDS>()({
  slot: '{from} ते {to}',
})
