import { addDays, type CalendarDay, isCalendarDay } from '../calendar-day.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { may } from '../user/permissions.ts'
import { type FactorFacts, isFactorMissing } from '../user/required-factor.ts'

export const TOUR_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const
export type TourStatus = (typeof TOUR_STATUSES)[number]

/**
 * Whether the tour's day is today or later. After its day, the visitor gets no email about a
 * change: an admin is only tidying up the list.
 */
export function isTourAhead(tourDate: CalendarDay, today: CalendarDay): boolean {
  return tourDate >= today
}

/** Whether a tour matches a search by name or email. Case-insensitive. */
export function matchesSearch(tour: { fullName: string; email: string }, search: string): boolean {
  const part = search.trim().toLowerCase()
  return [tour.fullName, tour.email].some((text) => text.toLowerCase().includes(part))
}

/**
 * Whether the tours of an email may be read: by its user, admins and anyone who has verified the email.
 */
export function mayReadTours(
  user: ({ email: string } & FactorFacts) | undefined,
  { email, emailVerified }: { email: string; emailVerified: boolean },
): boolean {
  if (emailVerified || user?.email === email) return true
  return user !== undefined && may(user, 'tours') && !isFactorMissing(user)
}

/** The statuses of an upcoming tour. */
export const OPEN_TOUR_STATUSES = ['pending', 'confirmed'] as const satisfies TourStatus[]
export type OpenTour = { status: (typeof OPEN_TOUR_STATUSES)[number]; tourDate: CalendarDay }

export function isOpenStatus(status: string): boolean {
  return OPEN_TOUR_STATUSES.some((open) => open === status)
}

export function isOpenTour<Tour extends { status: TourStatus }>(
  tour: Tour,
): tour is Tour & Pick<OpenTour, 'status'> {
  return isOpenStatus(tour.status)
}

/** Tours are from tomorrow to 30 days ahead (specification document 2, section 9). */
export const TOUR_WINDOW_DAYS = 30

export function tourWindow(today: CalendarDay): { min: CalendarDay; max: CalendarDay } {
  return { min: addDays(today, 1), max: addDays(today, TOUR_WINDOW_DAYS) }
}

export function isTooSoonForTour(day: string, today: CalendarDay): boolean {
  return isCalendarDay(day) && day < tourWindow(today).min
}

export const TOUR_DATE_PROBLEMS = fieldProblems({
  tourDateRequired: 'Tour date is required',
  tourDateInvalid: 'Please enter a valid tour date',
  tourDateTooSoon: 'Please select a future date (tomorrow or later)',
  tourDateTooLate: `Tour date must be within ${TOUR_WINDOW_DAYS} days from today`,
})

export function tourDateProblem(day: string, today: CalendarDay): FieldProblem | undefined {
  if (day === '') return TOUR_DATE_PROBLEMS.tourDateRequired
  if (!isCalendarDay(day)) return TOUR_DATE_PROBLEMS.tourDateInvalid
  if (isTooSoonForTour(day, today)) return TOUR_DATE_PROBLEMS.tourDateTooSoon
  if (day > tourWindow(today).max) return TOUR_DATE_PROBLEMS.tourDateTooLate
  return undefined
}
