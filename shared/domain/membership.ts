import { addDays, type CalendarDay, isCalendarDay } from './calendar-day.ts'
import { EDUCATIONAL_BACKGROUNDS, EXAMS, needsJobTitle, OCCUPATIONS, YES_NO } from './options.ts'
import { phoneProblem } from './phone.ts'
import { filled, oneOf } from './required.ts'

/** The membership form while it is filled in; '' is not filled in yet. The selfie is a file apart. */
export type MembershipForm = {
  visitedBefore: string
  fatherName: string
  parentContactNumber: string
  educationalBackground: string
  currentOccupation: string
  currentAddress: string
  jobTitle: string
  examPreparation: string
  examinationDate: string
}

export type MembershipField = keyof MembershipForm | 'selfiePhoto'
export type MembershipProblems = Partial<Record<MembershipField, string>>

export const SELFIE_REQUIRED = 'Please upload a selfie photo'

export const MEMBERSHIP_SECTIONS = [
  {
    title: 'Background Information',
    fields: ['visitedBefore', 'educationalBackground', 'currentOccupation', 'jobTitle'],
  },
  {
    title: 'Personal & Contact Details',
    fields: ['fatherName', 'parentContactNumber', 'currentAddress'],
  },
  {
    title: 'Study Goals & Documentation',
    fields: ['examPreparation', 'examinationDate', 'selfiePhoto'],
  },
] as const satisfies readonly { title: string; fields: readonly MembershipField[] }[]

/** The first day that an examination may be on: tomorrow. */
export function earliestExamination(today: CalendarDay): CalendarDay {
  return addDays(today, 1)
}

export function examinationDateProblem(day: string, today: CalendarDay): string | undefined {
  return isCalendarDay(day) && day >= earliestExamination(today)
    ? undefined
    : 'Please select a future examination date (tomorrow or later)'
}

/** Everything that is wrong with the form, by field (document 2, section 5). */
export function membershipProblems(form: MembershipForm, today: CalendarDay): MembershipProblems {
  const found: Record<keyof MembershipForm, string | undefined> = {
    visitedBefore: oneOf(YES_NO, form.visitedBefore, 'Please select an option'),
    fatherName: filled(form.fatherName, "Father's name is required"),
    parentContactNumber: parentContactProblem(form.parentContactNumber),
    educationalBackground: oneOf(
      EDUCATIONAL_BACKGROUNDS,
      form.educationalBackground,
      'Educational background is required',
    ),
    currentOccupation: oneOf(OCCUPATIONS, form.currentOccupation, 'Current occupation is required'),
    currentAddress: filled(form.currentAddress, 'Current address is required'),
    jobTitle: needsJobTitle(form.currentOccupation)
      ? filled(form.jobTitle, 'Job title is required')
      : undefined,
    examPreparation: oneOf(
      EXAMS,
      form.examPreparation,
      'Please select an exam you are preparing for',
    ),
    examinationDate: examinationDateProblem(form.examinationDate, today),
  }
  const problems: MembershipProblems = {}
  for (const field of MEMBERSHIP_FIELDS) {
    if (found[field]) problems[field] = found[field]
  }
  return problems
}

/** In the order in which the form shows them. */
export const MEMBERSHIP_FIELDS: readonly (keyof MembershipForm)[] = [
  'visitedBefore',
  'educationalBackground',
  'currentOccupation',
  'jobTitle',
  'fatherName',
  'parentContactNumber',
  'currentAddress',
  'examPreparation',
  'examinationDate',
]

function parentContactProblem(digits: string): string | undefined {
  return digits === '' ? "Parent's contact number is required" : phoneProblem(digits)
}
