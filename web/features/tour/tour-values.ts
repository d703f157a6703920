import type { Resolver } from 'react-hook-form'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { TOUR_FIELDS, type TourForm, tourProblems } from '#shared/domain/tour-form.ts'
import { tourPhoneOnWire } from '#shared/domain/tour-phone.ts'
import type { TourToRequest } from '#web/api/tour.ts'
import { judged } from '#web/ui/judged.ts'

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
  return judged(values, tourProblems(values, rules.today), TOUR_FIELDS)
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
