import type { FieldErrors, Resolver } from 'react-hook-form'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { TOUR_FIELDS, type TourForm, tourProblems } from '#shared/domain/tour-form.ts'
import { tourPhoneOnWire } from '#shared/domain/tour-phone.ts'
import type { TourToRequest } from '#web/api/tour.ts'

/** What the values are judged by, besides themselves. */
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

/** The rules of the hall, as the form asks them. */
export const judgeTour: Resolver<TourForm, TourRules> = (values, rules) => {
  if (!rules) throw new Error('judgeTour needs the form to have a context')
  const problems = tourProblems(values, rules.today)
  const errors: FieldErrors<TourForm> = {}
  for (const field of TOUR_FIELDS) {
    const message = problems[field]
    if (message !== undefined) errors[field] = { type: 'rule', message }
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}

/** The payload of document 2, section 3. */
export function tourToRequest(form: TourForm): TourToRequest {
  return {
    ...form,
    phoneNumber: tourPhoneOnWire(form.phoneNumber),
    requiresDnyanpittId: false,
    submissionType: 'tour_request',
  }
}
