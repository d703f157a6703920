import { startDayProblem } from '../booking/start-date.ts'
import type { CalendarDay } from '../calendar-day.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { examinationDateProblem, MEMBERSHIP_PROBLEMS } from '../membership.ts'
import {
  ACCEPTED_STUDY_ROOM_DURATIONS,
  EDUCATIONAL_BACKGROUNDS,
  EXAMS,
  GENDERS,
  needsJobTitle,
  OCCUPATIONS,
  REFERRAL_SOURCES,
} from '../options.ts'
import { requireFilled, requireOneOf } from '../required.ts'
import { EMAIL_MAX_LENGTH, EMAIL_PROBLEMS, looksLikeEmail, normalizeEmail } from '../user/email.ts'
import { FULL_NAME_PROBLEMS, nameProblem } from '../user/full-name.ts'
import { tourDateProblem } from './tour.ts'
import { tourPhoneProblem } from './tour-phone.ts'
import { tourTimeProblem } from './tour-slot.ts'

/** The tour fields on passes, in emails and replies, in the form's order. */
export const SHOWN_TOUR_FIELDS = [
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
] as const

/** The fields of a tour that admins see after a scan. */
export const SCANNED_TOUR_FIELDS = [
  'fullName',
  'email',
  'phoneNumber',
  'tourDate',
  'tourTime',
] as const

/** The fields of a tour in the admins' list. */
export const MANAGED_TOUR_FIELDS = [...SCANNED_TOUR_FIELDS, 'gender', 'examPreparation'] as const

/** The fields of the tour form, in order. */
export const TOUR_FIELDS = [
  ...SHOWN_TOUR_FIELDS,
  'studyRoomDuration',
  'startDate',
  'howDidYouKnow',
  'previousStudyRoomExperience',
  'studyRoomComparison',
] as const

export type TourField = (typeof TOUR_FIELDS)[number]
/** The tour form's values; '' means not filled in yet. */
export type TourForm = Record<TourField, string>
export type TourProblems = Partial<Record<TourField, FieldProblem>>

/** The maximum length of an answer in the visitor's own words, in characters. */
export const TOUR_ANSWER_MAX_LENGTH = 500

export const TOUR_PROBLEMS = fieldProblems({
  tourEmailRequired: 'Email is required',
  tourGenderRequired: 'Gender is required',
  tourExamRequired: 'Exam preparation is required',
  tourExaminationDateRequired: 'Examination date is required',
  studyRoomDurationRequired: 'Study room duration is required',
  howDidYouKnowRequired: 'This field is required',
  studyRoomExperienceRequired: 'Previous study room experience is required',
  studyRoomComparisonRequired: 'Study room comparison is required',
})

type Rule = (form: TourForm, today: CalendarDay) => FieldProblem | undefined

/** The rule of each field (specification document 2, section 5). */
const RULES: Record<TourField, Rule> = {
  fullName: ({ fullName }) =>
    nameProblem(fullName, FULL_NAME_PROBLEMS.fullNameRequired, FULL_NAME_PROBLEMS.fullNameInvalid),
  email: ({ email }) => tourEmailProblem(email),
  phoneNumber: ({ phoneNumber }) => tourPhoneProblem(phoneNumber),
  gender: ({ gender }) => requireOneOf(GENDERS, gender, TOUR_PROBLEMS.tourGenderRequired),
  tourDate: ({ tourDate }, today) => tourDateProblem(tourDate, today),
  tourTime: ({ tourTime }) => tourTimeProblem(tourTime),
  educationalBackground: ({ educationalBackground }) =>
    requireOneOf(
      EDUCATIONAL_BACKGROUNDS,
      educationalBackground,
      MEMBERSHIP_PROBLEMS.educationRequired,
    ),
  currentOccupation: ({ currentOccupation }) =>
    requireOneOf(OCCUPATIONS, currentOccupation, MEMBERSHIP_PROBLEMS.occupationRequired),
  jobTitle: ({ jobTitle, currentOccupation }) =>
    needsJobTitle(currentOccupation)
      ? requireFilled(jobTitle, MEMBERSHIP_PROBLEMS.jobTitleRequired)
      : undefined,
  examPreparation: ({ examPreparation }) =>
    requireOneOf(EXAMS, examPreparation, TOUR_PROBLEMS.tourExamRequired),
  examinationDate: ({ examinationDate }, today) =>
    requireFilled(examinationDate, TOUR_PROBLEMS.tourExaminationDateRequired) ??
    examinationDateProblem(examinationDate, today),
  studyRoomDuration: ({ studyRoomDuration }) =>
    requireOneOf(
      ACCEPTED_STUDY_ROOM_DURATIONS,
      studyRoomDuration,
      TOUR_PROBLEMS.studyRoomDurationRequired,
    ),
  // Unlike a booking's start, this may be any later day.
  startDate: ({ startDate }, today) => startDayProblem(startDate, today),
  howDidYouKnow: ({ howDidYouKnow }) =>
    requireOneOf(REFERRAL_SOURCES, howDidYouKnow, TOUR_PROBLEMS.howDidYouKnowRequired),
  previousStudyRoomExperience: ({ previousStudyRoomExperience }) =>
    requireFilled(previousStudyRoomExperience, TOUR_PROBLEMS.studyRoomExperienceRequired),
  studyRoomComparison: ({ studyRoomComparison }) =>
    requireFilled(studyRoomComparison, TOUR_PROBLEMS.studyRoomComparisonRequired),
}

/** Returns all problems with the form, by field, in the form's order. */
export function tourProblems(form: TourForm, today: CalendarDay): TourProblems {
  const problems: TourProblems = {}
  for (const field of TOUR_FIELDS) {
    const problem = RULES[field](form, today)
    if (problem !== undefined) problems[field] = problem
  }
  return problems
}

/**
 * Whether study would start before the tour. Allowed, because the minimum is today (specification document 2, section 5),
 * but probably a mistake.
 */
export function startsBeforeTour({ startDate, tourDate }: TourForm): boolean {
  return startDate !== '' && startDate < tourDate
}

function tourEmailProblem(text: string): FieldProblem | undefined {
  const email = normalizeEmail(text)
  if (email === '') return TOUR_PROBLEMS.tourEmailRequired
  if (email.length > EMAIL_MAX_LENGTH) return EMAIL_PROBLEMS.emailTooLong
  return looksLikeEmail(email) ? undefined : EMAIL_PROBLEMS.emailInvalid
}
