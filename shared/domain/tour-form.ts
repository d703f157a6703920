import type { CalendarDay } from './calendar-day.ts'
import { EMAIL_MAX_LENGTH, EMAIL_TOO_LONG, looksLikeEmail, normalEmail } from './email.ts'
import { examinationDateProblem } from './membership.ts'
import {
  EDUCATIONAL_BACKGROUNDS,
  EXAMS,
  GENDERS,
  needsJobTitle,
  OCCUPATIONS,
  STUDY_ROOM_DURATIONS,
  WAYS_OF_HEARING,
} from './options.ts'
import { filled, oneOf } from './required.ts'
import { startDayProblem } from './start-date.ts'
import { tourDateProblem } from './tour.ts'
import { tourPhoneProblem } from './tour-phone.ts'
import { tourTimeProblem } from './tour-slot.ts'

/** The fields of the tour form, in the order in which it shows them. */
export const TOUR_FIELDS = [
  'fullName',
  'email',
  'phoneNumber',
  'gender',
  'tourDate',
  'tourTime',
  'educationalBackground',
  'currentOccupation',
  'jobTitle',
  'examPreparation',
  'examinationDate',
  'studyRoomDuration',
  'startDate',
  'howDidYouKnow',
  'previousStudyRoomExperience',
  'studyRoomComparison',
] as const

export type TourField = (typeof TOUR_FIELDS)[number]
/** The tour form while it is filled in; '' is not filled in yet. */
export type TourForm = Record<TourField, string>
export type TourProblems = Partial<Record<TourField, string>>

type Rule = (form: TourForm, today: CalendarDay) => string | undefined

/** What each field must meet (document 2, section 5). */
const RULES: Record<TourField, Rule> = {
  fullName: ({ fullName }) => filled(fullName, 'Full name is required'),
  email: ({ email }) => tourEmailProblem(email),
  phoneNumber: ({ phoneNumber }) => tourPhoneProblem(phoneNumber),
  gender: ({ gender }) => oneOf(GENDERS, gender, 'Gender is required'),
  tourDate: ({ tourDate }, today) => tourDateProblem(tourDate, today),
  tourTime: ({ tourTime }) => tourTimeProblem(tourTime),
  educationalBackground: ({ educationalBackground }) =>
    oneOf(EDUCATIONAL_BACKGROUNDS, educationalBackground, 'Educational background is required'),
  currentOccupation: ({ currentOccupation }) =>
    oneOf(OCCUPATIONS, currentOccupation, 'Current occupation is required'),
  jobTitle: ({ jobTitle, currentOccupation }) =>
    needsJobTitle(currentOccupation) ? filled(jobTitle, 'Job title is required') : undefined,
  examPreparation: ({ examPreparation }) =>
    oneOf(EXAMS, examPreparation, 'Exam preparation is required'),
  examinationDate: ({ examinationDate }, today) =>
    filled(examinationDate, 'Examination date is required') ??
    examinationDateProblem(examinationDate, today),
  studyRoomDuration: ({ studyRoomDuration }) =>
    oneOf(STUDY_ROOM_DURATIONS, studyRoomDuration, 'Study room duration is required'),
  // Unlike a booking, a plan to start may be for any later day.
  startDate: ({ startDate }, today) => startDayProblem(startDate, today),
  howDidYouKnow: ({ howDidYouKnow }) =>
    oneOf(WAYS_OF_HEARING, howDidYouKnow, 'This field is required'),
  previousStudyRoomExperience: ({ previousStudyRoomExperience }) =>
    filled(previousStudyRoomExperience, 'Previous study room experience is required'),
  studyRoomComparison: ({ studyRoomComparison }) =>
    filled(studyRoomComparison, 'Study room comparison is required'),
}

/** Everything that is wrong with the form, by field, in the form's order. */
export function tourProblems(form: TourForm, today: CalendarDay): TourProblems {
  const problems: TourProblems = {}
  for (const field of TOUR_FIELDS) {
    const problem = RULES[field](form, today)
    if (problem !== undefined) problems[field] = problem
  }
  return problems
}

function tourEmailProblem(text: string): string | undefined {
  const email = normalEmail(text)
  if (email === '') return 'Email is required'
  if (email.length > EMAIL_MAX_LENGTH) return EMAIL_TOO_LONG
  return looksLikeEmail(email) ? undefined : 'Please enter a valid email address'
}
