import type * as english from '../../en/tour/stored-tour.ts'
import { translation } from '../../translation.ts'

export const STORED_TOUR_WORDS = translation<typeof english.STORED_TOUR_WORDS>()({
  onLanding: 'आपकी विज़िट: {day}, {time}।',
})
