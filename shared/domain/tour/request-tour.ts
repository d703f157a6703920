import type { CalendarDay } from '../calendar-day.ts'
import { type Gender, needsJobTitle, parseGender } from '../options.ts'
import type { Decision, Refusal } from '../refusal.ts'
import { normalizeEmail } from '../user/email.ts'
import { normalizeName } from '../user/full-name.ts'
import { isTooSoonForTour, type OpenTour } from './tour.ts'
import { type TourForm, tourProblems } from './tour-form.ts'
import { tourPhoneToWire } from './tour-phone.ts'

/** A valid tour request, as stored. */
export type RequestedTour = TourForm & { gender: Gender }

/** Validates a tour request. The refusal lists all its problems. */
export function requestedTour(form: TourForm, today: CalendarDay): Decision<RequestedTour> {
  const problems = tourProblems(form, today)
  const gender = parseGender(form.gender)
  if (Object.keys(problems).length > 0 || !gender) {
    const tooSoon = isTooSoonForTour(form.tourDate, today)
    return { refusal: { code: tooSoon ? 'tourDateTooSoon' : 'validationFailed', problems } }
  }
  return {
    outcome: {
      ...form,
      fullName: normalizeName(form.fullName),
      email: normalizeEmail(form.email),
      phoneNumber: tourPhoneToWire(form.phoneNumber),
      gender,
      jobTitle: needsJobTitle(form.currentOccupation) ? form.jobTitle : '',
    },
  }
}

/** The messages about an open tour, which the form also shows for a reply without a code. */
export const OPEN_TOUR_CONFLICTS = {
  tourPending:
    'You already have a pending tour request. Please wait for confirmation or contact us.',
  tourOnSameDate:
    'You already have a tour request for this date, and it is confirmed. To choose a different date, open the visitor pass in our email.',
  tourConfirmed:
    'You already have a confirmed tour. To choose a different date, open the visitor pass in our email.',
} as const

/**
 * Returns why a visitor's open tour prevents another one on `tourDate`. Only one may be open at a
 * time, but one whose day has passed no longer counts.
 */
export function openTourConflict(
  open: OpenTour | undefined,
  tourDate: CalendarDay,
  today: CalendarDay,
): Refusal | undefined {
  if (!open || open.tourDate < today) return undefined
  if (open.status === 'pending') return { code: 'tourPending' }
  return { code: open.tourDate === tourDate ? 'tourOnSameDate' : 'tourConfirmed' }
}
