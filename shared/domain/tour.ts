import { addDays, type CalendarDay, isCalendarDay } from './calendar-day.ts'

export const TOUR_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const
export type TourStatus = (typeof TOUR_STATUSES)[number]

/** Where a tour may go from each status (document 2, section 4). */
const MOVES: Record<TourStatus, readonly TourMove[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
}

export function tourMoves(from: TourStatus): readonly TourMove[] {
  return MOVES[from]
}

export function canMoveTour(from: TourStatus, to: TourStatus): boolean {
  return MOVES[from].some((move) => move === to)
}

/** Where an admin may send a tour: it never goes back to pending. */
export const TOUR_MOVES = ['confirmed', 'completed', 'cancelled'] as const satisfies TourStatus[]
export type TourMove = (typeof TOUR_MOVES)[number]

/**
 * Whether a visitor is to be told that the tour is confirmed or cancelled: not once its day has
 * passed, when admins only tidy up.
 */
export function isTourAhead(tourDate: CalendarDay, today: CalendarDay): boolean {
  return tourDate >= today
}

/** Whether a tour is one that a search by name or email is after; the case doesn't matter. */
export function isTourOf(visitor: { fullName: string; email: string }, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return [visitor.fullName, visitor.email].some((text) => text.toLowerCase().includes(wanted))
}

/** The statuses of a tour that is still to come. */
export const OPEN_TOUR_STATUSES = ['pending', 'confirmed'] as const satisfies TourStatus[]
export type OpenTour = { status: (typeof OPEN_TOUR_STATUSES)[number]; tourDate: CalendarDay }

/**
 * Why a visitor's open tour stands in the way of another one on `tourDate`; undefined when it does
 * not. Only one may be open at a time, unless its day has passed and nobody has closed it.
 */
export function openTourConflict(
  open: OpenTour | undefined,
  tourDate: CalendarDay,
  today: CalendarDay,
): 'pending' | 'same-date' | 'confirmed' | undefined {
  if (!open || open.tourDate < today) return undefined
  if (open.status === 'pending') return 'pending'
  return open.tourDate === tourDate ? 'same-date' : 'confirmed'
}

/** Tours are from tomorrow to 30 days ahead (document 2, section 9). */
const TOUR_WINDOW_DAYS = 30

export function tourWindow(today: CalendarDay): { min: CalendarDay; max: CalendarDay } {
  return { min: addDays(today, 1), max: addDays(today, TOUR_WINDOW_DAYS) }
}

export function isTooSoonForTour(day: string, today: CalendarDay): boolean {
  return isCalendarDay(day) && day < tourWindow(today).min
}

export function tourDateProblem(day: string, today: CalendarDay): string | undefined {
  if (day === '') return 'Tour date is required'
  if (!isCalendarDay(day)) return 'Please enter a valid tour date'
  if (isTooSoonForTour(day, today)) return 'Please select a future date (tomorrow or later)'
  if (day > tourWindow(today).max) return 'Tour date must be within 30 days from today'
  return undefined
}
