import type { TourRequest } from '#shared/contract/tour/tour.ts'
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

/** The part of a tour that a visitor pass shows (specification document 2, section 3). */
export type PassTour = Pick<TourRequest, (typeof FIELDS)[number]>

/** The history state that the tour screen passes to /visitor-pass. It survives a reload. */
export type VisitorPassState = { tour: PassTour }

/** Returns the tour in a history state, which may contain anything; undefined if the tour is incomplete. */
export function tourFromState(state: unknown): PassTour | undefined {
  if (typeof state !== 'object' || state === null || !('tour' in state)) return undefined
  const { tour } = state
  if (typeof tour !== 'object' || tour === null) return undefined
  const values = new Map<string, unknown>(Object.entries(tour))
  const text = (field: (typeof FIELDS)[number]) => {
    const value = values.get(field)
    return typeof value === 'string' ? value : ''
  }
  const passTour: PassTour = {
    _id: text('_id'),
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

/** Returns the tour of an emailed link, for which the server returns neither name nor contact. */
export function linkedTour(id: string, visit: Pick<PassTour, 'tourDate' | 'tourTime'>): PassTour {
  return { _id: id, fullName: '', email: '', phoneNumber: '', gender: '', ...visit }
}
