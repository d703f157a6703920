import { isOpenStatus } from '#shared/domain/tour/tour.ts'
import { tourOnLanding } from '#shared/words/tour-on-landing.ts'
import { anyStoredTour, type StatusCheck } from '#web/features/tour/pass/stored-tour.ts'
import { type PassTour, tourFromState } from '#web/features/tour/pass/visitor-pass-state.ts'
import { writeLocal } from '#web/session/storage.ts'

/** Stores the pass of a tour in this browser, for a visitor who returns to /tour. */
export function storeTour(tour: PassTour, check: StatusCheck): void {
  // The landing page shows the text, which only an open tour has.
  const text = isOpenStatus(check.status) ? tourOnLanding(tour) : undefined
  writeLocal('tourPass', JSON.stringify({ ...tourFromState({ tour }), check, text }))
}

/** Updates the stored tour. Does nothing if none or another one is stored. */
export function updateStoredTour(tour: PassTour, check: StatusCheck): void {
  if (anyStoredTour()?.id === tour.id) storeTour(tour, check)
}
