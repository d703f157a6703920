import type { Resolver } from 'react-hook-form'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { TOUR_FIELDS, type TourForm, tourProblems } from '#shared/domain/tour/tour-form.ts'
import { tourPhoneToWire } from '#shared/domain/tour/tour-phone.ts'
import type { TourToRequest } from '#web/api/tour/tour.ts'
import { resolverResult } from '#web/session/resolver-result.ts'

/** What the validation needs besides the values. */
export type TourRules = { today: CalendarDay }

export const EMPTY_TOUR: TourForm = {
  fullName: '',
  email: '',
  phoneNumber: '',
  gender: '',
  tourDate: '',
  tourTime: '',
  educationalBackground: '',
  currentOccupation: '',
  jobTitle: '',
  examPreparation: '',
  examinationDate: '',
  studyRoomDuration: '',
  startDate: '',
  howDidYouKnow: '',
  previousStudyRoomExperience: '',
  studyRoomComparison: '',
}

/** Whether nothing has been typed yet. */
export function isEmptyTour(form: TourForm): boolean {
  return TOUR_FIELDS.every((field) => form[field] === '')
}

/** Validates the form by the domain's rules. The form must pass TourRules as its context. */
export const tourResolver: Resolver<TourForm, TourRules> = (values, rules) => {
  if (!rules) throw new Error('tourResolver needs a form with a context')
  return resolverResult(values, tourProblems(values, rules.today), TOUR_FIELDS)
}

/** Returns the payload of specification document 2, section 3. */
export function tourToRequest(form: TourForm): TourToRequest {
  return {
    ...form,
    phoneNumber: tourPhoneToWire(form.phoneNumber),
    requiresDnyanpittId: false,
    submissionType: 'tour_request',
  }
}
