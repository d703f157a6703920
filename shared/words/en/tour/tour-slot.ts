/** A tour's slot. */
export const TOUR_SLOT_WORDS = { slot: '{from} - {to}' } as const
