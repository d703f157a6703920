import type { CalendarDay } from '../calendar-day.ts'
import type { Decision } from '../refusal.ts'
import { isOpenTour, isTooSoonForTour, type TourStatus, tourDateProblem } from './tour.ts'
import { tourTimeProblem } from './tour-slot.ts'

/** When a tour takes place. */
export type TourVisit = { tourDate: CalendarDay; tourTime: string }

/** What is wrong with the day and the slot of a visit, by the rules of a request. */
export function visitProblems({ tourDate, tourTime }: TourVisit, today: CalendarDay) {
  const day = tourDateProblem(tourDate, today)
  const time = tourTimeProblem(tourTime)
  return { ...(day && { tourDate: day }), ...(time && { tourTime: time }) }
}

/**
 * Moves an open tour to another day or slot, by the rules of a request; also one whose day has passed.
 * Its status stays. Returns the new visit, or null if it is the current one.
 */
export function moveTour(
  tour: (TourVisit & { status: TourStatus }) | undefined,
  to: TourVisit,
  today: CalendarDay,
): Decision<TourVisit | null> {
  if (!tour) return { refusal: { code: 'tourNotFound' } }
  if (!isOpenTour(tour)) {
    return { refusal: { code: 'tourStatusChanged', values: { status: tour.status } } }
  }
  if (tour.tourDate === to.tourDate && tour.tourTime === to.tourTime) return { outcome: null }
  const problems = visitProblems(to, today)
  if (Object.keys(problems).length > 0) {
    const tooSoon = isTooSoonForTour(to.tourDate, today)
    return { refusal: { code: tooSoon ? 'tourDateTooSoon' : 'validationFailed', problems } }
  }
  return { outcome: { tourDate: to.tourDate, tourTime: to.tourTime } }
}
