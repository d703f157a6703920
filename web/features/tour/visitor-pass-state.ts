import type { TourRequest } from '#shared/contract/tour.ts'
import { isCalendarDay } from '#shared/domain/calendar-day.ts'

const FIELDS = [
  '_id',
  'fullName',
  'email',
  'phoneNumber',
  'gender',
  'tourDate',
  'tourTime',
] as const satisfies readonly (keyof TourRequest)[]

/** What a visitor pass shows of a tour (document 2, section 3). */
export type PassTour = Pick<TourRequest, (typeof FIELDS)[number]>

/** What the tour screen carries to /visitor-pass in the history state; it survives a reload. */
export type VisitorPassState = { tour: PassTour }

/** The tour of a history state, which may hold anything. */
export function carriedTour(state: unknown): PassTour | undefined {
  if (typeof state !== 'object' || state === null || !('tour' in state)) return undefined
  const { tour } = state
  if (typeof tour !== 'object' || tour === null) return undefined
  const values = new Map<string, unknown>(Object.entries(tour))
  const text = (field: (typeof FIELDS)[number]) => {
    const value = values.get(field)
    return typeof value === 'string' ? value : ''
  }
  const found: PassTour = {
    _id: text('_id'),
    fullName: text('fullName'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    gender: text('gender'),
    tourDate: text('tourDate'),
    tourTime: text('tourTime'),
  }
  const complete = FIELDS.every((field) => found[field] !== '')
  return complete && isCalendarDay(found.tourDate) ? found : undefined
}
