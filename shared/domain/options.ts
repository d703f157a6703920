import { type FieldProblem, fieldProblems } from './field-problem.ts'

/** Option lists (specification document 2, section 3). The values on the wire are the displayed strings. */

/** Longer than any option, in characters. */
export const OPTION_MAX_LENGTH = 60

export const GENDERS = ['male', 'female', 'other', 'prefer-not-to-say'] as const
export type Gender = (typeof GENDERS)[number]

export const GENDER_LABELS: Record<Gender, string> = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
  'prefer-not-to-say': 'Prefer not to say',
}

export const GENDER_PROBLEMS = fieldProblems({ genderRequired: 'Please select your gender' })

/** Returns the gender for a string, or undefined. */
export function parseGender(text: string): Gender | undefined {
  return GENDERS.find((gender) => gender === text)
}

export function genderProblem(gender: string): FieldProblem | undefined {
  return parseGender(gender) ? undefined : GENDER_PROBLEMS.genderRequired
}

export const EDUCATIONAL_BACKGROUNDS = [
  'High School',
  'Graduation',
  'Post Graduation',
  'Doctorate Degree',
  'Technical or Vocational School',
  'Other',
] as const

export const OCCUPATIONS = [
  'Student',
  'Employed',
  'Self-employed',
  'Unemployed',
  'Retired',
  'Other',
] as const

export const EXAMS = [
  'MPSC',
  'UPSC',
  'Saral Seva',
  'Railway',
  'Staff Selection Commission',
  'NOR-CET',
  'Police Bharti',
  'SRPF',
  'CRPF',
  'Army-GD',
  'Army-NA',
  'SSC (10th)',
  'HSC (12th)',
  'JEE',
  'NEET',
  'MHT-CET',
  'UG',
  'PG',
  'PHD',
  'MCR',
  'CDS',
  'DMER',
  'Banking',
  'Any Other',
] as const

/** The specification lists '1 to 6 Month', which we offer as one choice per month. */
export const STUDY_ROOM_DURATIONS = [
  'Less than a month',
  '1 Month',
  '2 Month',
  '3 Month',
  '4 Month',
  '5 Month',
  '6 Month',
  'More Than 6 Months',
  '1 Year',
  'More Than 1 Year',
] as const

/** Other clients and older requests send the specification's own value. */
export const ACCEPTED_STUDY_ROOM_DURATIONS = [...STUDY_ROOM_DURATIONS, '1 to 6 Month'] as const

export const REFERRAL_SOURCES = [
  'Friends',
  'Google',
  'Facebook',
  'Instagram',
  'a regional magazine',
  'WhatsApp',
  'SMS',
  'Pamphlet',
  'Banner / Hoarding',
] as const

export const YES_NO = ['yes', 'no'] as const

/** Whether a job title is required: not for Unemployed or Student (specification document 2, section 5). */
export function needsJobTitle(occupation: string): boolean {
  return occupation !== '' && occupation !== 'Unemployed' && occupation !== 'Student'
}
