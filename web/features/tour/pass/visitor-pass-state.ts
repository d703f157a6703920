import { isCalendarDay } from '#shared/domain/calendar-day.ts'
import type { Tour } from '#web/api/tour/tour.ts'

const FIELDS = [
  'id',
  'fullName',
  'email',
  'phoneNumber',
  'gender',
  'tourDate',
  'tourTime',
] as const satisfies readonly (keyof Tour)[]

/** The part of a tour that a visitor pass shows (specification document 2, section 3). */
export type PassTour = Pick<Tour, (typeof FIELDS)[number]>

/** The history state that the tour screen passes to /visitor-pass. It survives a reload. */
export type VisitorPassState = { tour: PassTour }

/**
 * Returns the tour in a history state, which may contain anything; undefined if the tour is incomplete. An earlier
 * release called the ID `_id`.
 */
export function tourFromState(state: unknown): PassTour | undefined {
  if (typeof state !== 'object' || state === null || !('tour' in state)) return undefined
  const { tour } = state
  if (typeof tour !== 'object' || tour === null) return undefined
  const values = new Map<string, unknown>(Object.entries({ id: storedTourId(tour), ...tour }))
  const text = (field: (typeof FIELDS)[number]) => {
    const value = values.get(field)
    return typeof value === 'string' ? value : ''
  }
  const passTour: PassTour = {
    id: text('id'),
    fullName: text('fullName'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    gender: text('gender'),
    tourDate: text('tourDate'),
    tourTime: text('tourTime'),
  }
  const complete = FIELDS.every((field) => passTour[field] !== '')
  return complete && isCalendarDay(passTour.tourDate) ? passTour : undefined
}

/** Returns the ID in a stored tour, also if an earlier release stored it. */
export function storedTourId(tour: object): unknown {
  if ('id' in tour) return tour.id
  return '_id' in tour ? tour._id : undefined
}

/** Returns the tour of an emailed link, for which the server returns neither name nor contact. */
export function linkedTour(id: string, visit: Pick<PassTour, 'tourDate' | 'tourTime'>): PassTour {
  return { id, fullName: '', email: '', phoneNumber: '', gender: '', ...visit }
}
