import type { Resolver } from 'react-hook-form'
import type { MembershipDetails } from '#shared/contract/user.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { imageFileProblem } from '#shared/domain/image-file.ts'
import {
  MEMBERSHIP_FIELDS,
  type MembershipForm,
  type MembershipProblems,
  membershipProblems,
  SELFIE_REQUIRED,
} from '#shared/domain/membership.ts'
import { judged } from '#web/ui/judged.ts'

/** The form on screen: the fields of the domain and the selfie's file. */
export type MembershipValues = MembershipForm & { selfiePhoto: File | null }

/** What the values are judged by, besides themselves. */
export type MembershipRules = { today: CalendarDay; selfieSaved: boolean }

/** What the form begins with: the details as saved, or nothing. The selfie stays on the server. */
export function firstValues(saved: MembershipDetails | null): MembershipValues {
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

/** Everything that is wrong with the values, the selfie included. */
export function problemsOf(
  { selfiePhoto, ...form }: MembershipValues,
  { today, selfieSaved }: MembershipRules,
): MembershipProblems {
  const problems = membershipProblems(form, today)
  const selfie = selfiePhoto ? imageFileProblem(selfiePhoto) : missingSelfie(selfieSaved)
  return selfie === undefined ? problems : { ...problems, selfiePhoto: selfie }
}

/** The rules of the hall, as the form asks them. */
export const judgeMembership: Resolver<MembershipValues, MembershipRules> = (values, rules) => {
  if (!rules) throw new Error('judgeMembership needs the form to have a context')
  return judged(values, problemsOf(values, rules), FIELDS)
}

const FIELDS = [...MEMBERSHIP_FIELDS, 'selfiePhoto'] as const

function missingSelfie(saved: boolean): string | undefined {
  return saved ? undefined : SELFIE_REQUIRED
}
