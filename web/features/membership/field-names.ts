import type { MembershipField } from '#shared/domain/membership.ts'
import { MEMBERSHIP_WORDS } from '#words/user/membership.ts'

/** The names of fields, as the list of fields with an error shows them. */
export const FIELD_NAMES: Record<MembershipField, string> = {
  visitedBefore: MEMBERSHIP_WORDS.previousVisit,
  educationalBackground: MEMBERSHIP_WORDS.education,
  currentOccupation: MEMBERSHIP_WORDS.occupation,
  jobTitle: MEMBERSHIP_WORDS.jobTitle,
  fatherName: MEMBERSHIP_WORDS.fatherName,
  parentContactNumber: MEMBERSHIP_WORDS.parentPhone,
  currentAddress: MEMBERSHIP_WORDS.address,
  examPreparation: MEMBERSHIP_WORDS.exam,
  examinationDate: MEMBERSHIP_WORDS.examDate,
  selfiePhoto: MEMBERSHIP_WORDS.selfie,
}
