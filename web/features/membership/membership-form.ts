import type { Resolver } from 'react-hook-form'
import type { MembershipDetails } from '#shared/contract/user/current-user.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { imageFileProblem } from '#shared/domain/image-file.ts'
import {
  MEMBERSHIP_FIELDS,
  MEMBERSHIP_PROBLEMS,
  type MembershipForm,
  type MembershipProblems,
  membershipProblems,
} from '#shared/domain/membership.ts'
import { resolverResult } from '#web/session/resolver-result.ts'

/** The form's values: the fields that the domain defines, and the selfie's file. */
export type MembershipValues = MembershipForm & { selfiePhoto: File | null }

/** What the validation needs besides the values. */
export type MembershipRules = { today: CalendarDay; selfieSaved: boolean }

/** Returns the saved details as form values, or empty values. Does not load the saved selfie. */
export function valuesFromSaved(saved: MembershipDetails | null): MembershipValues {
  return {
    visitedBefore: saved?.visitedBefore ?? '',
    fatherName: saved?.fatherName ?? '',
    parentContactNumber: saved?.parentContactNumber ?? '',
    educationalBackground: saved?.educationalBackground ?? '',
    currentOccupation: saved?.currentOccupation ?? '',
    currentAddress: saved?.currentAddress ?? '',
    jobTitle: saved?.jobTitle ?? '',
    examPreparation: saved?.examPreparation ?? '',
    examinationDate: saved?.examinationDate ?? '',
    selfiePhoto: null,
  }
}

/** Returns the problems of all fields, including the selfie. */
export function problemsOf(
  { selfiePhoto, ...form }: MembershipValues,
  { today, selfieSaved }: MembershipRules,
): MembershipProblems {
  const problems = membershipProblems(form, today)
  const missing = selfieSaved ? undefined : MEMBERSHIP_PROBLEMS.selfieRequired
  const selfie = selfiePhoto ? imageFileProblem(selfiePhoto) : missing
  return selfie === undefined ? problems : { ...problems, selfiePhoto: selfie }
}

/** Validates the form by the domain's rules. The form must pass MembershipRules as its context. */
export const membershipResolver: Resolver<MembershipValues, MembershipRules> = (values, rules) => {
  if (!rules) throw new Error('membershipResolver needs a form with a context')
  return resolverResult(values, problemsOf(values, rules), FIELDS)
}

const FIELDS = [...MEMBERSHIP_FIELDS, 'selfiePhoto'] as const
