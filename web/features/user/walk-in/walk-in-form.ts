import type { Resolver } from 'react-hook-form'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { imageFileProblem } from '#shared/domain/image-file.ts'
import type { Language } from '#shared/domain/language.ts'
import {
  MEMBERSHIP_FIELDS,
  MEMBERSHIP_PROBLEMS,
  type MembershipForm,
  membershipProblems,
} from '#shared/domain/membership.ts'
import { type Gender, genderProblem, parseGender } from '#shared/domain/options.ts'
import { birthDateProblem } from '#shared/domain/user/birth-date.ts'
import { emailProblem, normalizeEmail } from '#shared/domain/user/email.ts'
import { fullNameProblem } from '#shared/domain/user/full-name.ts'
import { phoneProblem, phoneToWire } from '#shared/domain/user/phone.ts'
import type { Contact, WalkInToSend } from '#web/api/booking/walk-in.ts'
import { NOTICE_ON_SCREEN } from '#web/hall/consent-line.tsx'
import { resolverResult } from '#web/session/resolver-result.ts'
import { LANGUAGE } from '#words/page/language.ts'

export type WalkInValues = MembershipForm & {
  /** Ten digits. */
  phoneNumber: string
  /** '' without one. */
  email: string
  fullName: string
  dateOfBirth: string
  gender: Gender | ''
  language: Language
  selfiePhoto: File | null
}

export const EMPTY_WALK_IN: WalkInValues = {
  phoneNumber: '',
  email: '',
  fullName: '',
  dateOfBirth: '',
  gender: '',
  language: LANGUAGE,
  visitedBefore: '',
  educationalBackground: '',
  currentOccupation: '',
  jobTitle: '',
  fatherName: '',
  parentContactNumber: '',
  currentAddress: '',
  examPreparation: '',
  examinationDate: '',
  selfiePhoto: null,
}

/** In the order on screen, because the first one with a problem gets the focus. */
const FIELDS = [
  'phoneNumber',
  'email',
  'fullName',
  'dateOfBirth',
  'gender',
  ...MEMBERSHIP_FIELDS,
  'selfiePhoto',
] as const

/** Validates the form by the domain's rules. The form must pass the day as its context. */
export const walkInResolver: Resolver<WalkInValues, { today: CalendarDay }> = (values, rules) => {
  if (!rules) throw new Error('walkInResolver needs a form with a context')
  const { phoneNumber, email, fullName, dateOfBirth, gender, selfiePhoto } = values
  const problems = {
    phoneNumber: phoneProblem(phoneNumber),
    email: email.trim() === '' ? undefined : emailProblem(normalizeEmail(email)),
    fullName: fullNameProblem(fullName),
    dateOfBirth: birthDateProblem(dateOfBirth, rules.today),
    gender: genderProblem(gender),
    ...membershipProblems(values, rules.today),
    selfiePhoto: selfiePhoto ? imageFileProblem(selfiePhoto) : MEMBERSHIP_PROBLEMS.selfieRequired,
  }
  return resolverResult(values, problems, FIELDS)
}

/** Returns the phone number and the email, if they are complete, to look up known members; undefined if neither is. */
export function contactOf({ phoneNumber, email }: WalkInValues): Contact | undefined {
  const typed = normalizeEmail(email)
  const contact = {
    ...(phoneProblem(phoneNumber) === undefined && { phoneNumber: phoneToWire(phoneNumber) }),
    ...(emailProblem(typed) === undefined && { email: typed }),
  }
  return Object.keys(contact).length > 0 ? contact : undefined
}

/** Returns the request for valid values; undefined if the gender is missing. */
export function walkInToSend(values: WalkInValues): WalkInToSend | undefined {
  const { selfiePhoto: _, phoneNumber, email, gender, ...others } = values
  const named = parseGender(gender)
  if (!named) return undefined
  return {
    ...others,
    gender: named,
    phoneNumber: phoneToWire(phoneNumber),
    email: normalizeEmail(email),
    ...NOTICE_ON_SCREEN,
    noticeLanguage: values.language,
  }
}
