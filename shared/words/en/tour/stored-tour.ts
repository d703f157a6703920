/** The tour of the pass that this browser stores, on the landing page. */
export const STORED_TOUR_WORDS = { onLanding: 'Your tour: {day}, {time}.' } as const
