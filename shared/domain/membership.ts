import { addDays, type CalendarDay, isCalendarDay } from './calendar-day.ts'
import { type FieldProblem, fieldProblems } from './field-problem.ts'
import { EDUCATIONAL_BACKGROUNDS, EXAMS, needsJobTitle, OCCUPATIONS, YES_NO } from './options.ts'
import { type Decision, invalidForm } from './refusal.ts'
import { requireFilled, requireOneOf } from './required.ts'
import { nameProblem, normalizeName } from './user/full-name.ts'
import { parentContactDigits, parentContactProblem } from './user/parent-contact.ts'

/** The membership form's values; '' means not filled in yet. The selfie is a separate file. */
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
export type MembershipProblems = Partial<Record<MembershipField, FieldProblem>>

/** The maximum lengths of what is typed, in characters. */
export const FATHER_NAME_MAX_LENGTH = 100
export const ADDRESS_MAX_LENGTH = 500
export const JOB_TITLE_MAX_LENGTH = 100

export const MEMBERSHIP_PROBLEMS = fieldProblems({
  visitedBeforeRequired: 'Please select an option',
  fatherNameRequired: "Father's name is required",
  fatherNameInvalid:
    "Father's name can only contain letters, spaces, hyphens, apostrophes and periods",
  educationRequired: 'Educational background is required',
  occupationRequired: 'Current occupation is required',
  addressRequired: 'Current address is required',
  jobTitleRequired: 'Job title is required',
  examRequired: 'Please select an exam you are preparing for',
  examinationDateTooSoon: 'Please select a future examination date (tomorrow or later)',
  selfieRequired: 'Please upload a selfie photo',
})

/** The form's sections in order; their titles are in shared/words. */
export const MEMBERSHIP_SECTIONS = [
  {
    name: 'background',
    fields: ['visitedBefore', 'educationalBackground', 'currentOccupation', 'jobTitle'],
  },
  {
    name: 'personal',
    fields: ['fatherName', 'parentContactNumber', 'currentAddress'],
  },
  {
    name: 'goals',
    fields: ['examPreparation', 'examinationDate', 'selfiePhoto'],
  },
] as const satisfies readonly { name: string; fields: readonly MembershipField[] }[]

/** The first possible examination day: tomorrow. */
export function earliestExamination(today: CalendarDay): CalendarDay {
  return addDays(today, 1)
}

export function examinationDateProblem(day: string, today: CalendarDay): FieldProblem | undefined {
  return isCalendarDay(day) && day >= earliestExamination(today)
    ? undefined
    : MEMBERSHIP_PROBLEMS.examinationDateTooSoon
}

/** Returns all problems with the form, by field (specification document 2, section 5). */
export function membershipProblems(form: MembershipForm, today: CalendarDay): MembershipProblems {
  const found: Record<keyof MembershipForm, FieldProblem | undefined> = {
    visitedBefore: requireOneOf(
      YES_NO,
      form.visitedBefore,
      MEMBERSHIP_PROBLEMS.visitedBeforeRequired,
    ),
    fatherName: nameProblem(
      form.fatherName,
      MEMBERSHIP_PROBLEMS.fatherNameRequired,
      MEMBERSHIP_PROBLEMS.fatherNameInvalid,
    ),
    parentContactNumber: parentContactProblem(form.parentContactNumber),
    educationalBackground: requireOneOf(
      EDUCATIONAL_BACKGROUNDS,
      form.educationalBackground,
      MEMBERSHIP_PROBLEMS.educationRequired,
    ),
    currentOccupation: requireOneOf(
      OCCUPATIONS,
      form.currentOccupation,
      MEMBERSHIP_PROBLEMS.occupationRequired,
    ),
    currentAddress: requireFilled(form.currentAddress, MEMBERSHIP_PROBLEMS.addressRequired),
    jobTitle: needsJobTitle(form.currentOccupation)
      ? requireFilled(form.jobTitle, MEMBERSHIP_PROBLEMS.jobTitleRequired)
      : undefined,
    examPreparation: requireOneOf(EXAMS, form.examPreparation, MEMBERSHIP_PROBLEMS.examRequired),
    examinationDate: examinationDateProblem(form.examinationDate, today),
  }
  const problems: MembershipProblems = {}
  for (const field of MEMBERSHIP_FIELDS) {
    if (found[field]) problems[field] = found[field]
  }
  return problems
}

/** Valid membership details, as stored. */
export type MembershipDetails = Omit<MembershipForm, 'visitedBefore'> & { visitedBefore: boolean }

/** Validates the form. `hasSelfie`: whether a selfie is uploaded or already stored. */
export function membershipDetails(
  form: MembershipForm,
  { today, hasSelfie }: { today: CalendarDay; hasSelfie: boolean },
): Decision<MembershipDetails> {
  const refusal = invalidForm({
    ...membershipProblems(form, today),
    ...(!hasSelfie && { selfiePhoto: MEMBERSHIP_PROBLEMS.selfieRequired }),
  })
  if (refusal) return { refusal }
  const jobTitle = needsJobTitle(form.currentOccupation) ? form.jobTitle : ''
  return {
    outcome: {
      ...form,
      visitedBefore: form.visitedBefore === 'yes',
      fatherName: normalizeName(form.fatherName),
      parentContactNumber: parentContactDigits(form.parentContactNumber),
      jobTitle,
    },
  }
}

/** The fields in the form's order, without the selfie. */
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
