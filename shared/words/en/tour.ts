import type { TourMove } from '../../domain/tour/move-tour.ts'

/** Success messages of tours. */
export const TOUR_DONE = {
  requested: "We've received your tour request",
  scanned: 'The tour is completed. A feedback email is on its way to the visitor.',
} as const

export const TOUR_MOVED: Record<TourMove, string> = {
  confirmed: 'The tour is confirmed',
  completed: 'The tour is completed',
  cancelled: 'The tour is cancelled',
}
