import type { TourMove } from '../../domain/tour/move-tour.ts'

/** Success messages of tours. */
export const TOUR_DONE = {
  requested: "We've received your tour request",
  notesSaved: 'Notes saved',
  scanned: "Tour completed. We've emailed the visitor a feedback request.",
} as const

export const TOUR_MOVED: Record<TourMove, string> = {
  confirmed: 'Tour confirmed',
  completed: 'Tour completed',
  cancelled: 'Tour cancelled',
}
