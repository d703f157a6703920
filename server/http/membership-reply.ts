import type { UserRecord } from '#server/db/users.ts'
import type { MembershipDetails } from '#shared/contract/user.ts'

type MembershipRecord = NonNullable<UserRecord['membership']>

/** Membership details as replies give them; `selfiePath` is where whoever asks may read the selfie. */
export function membershipReply(
  membership: MembershipRecord,
  selfiePath: string,
): MembershipDetails {
  return {
    visitedBefore: membership.visited_before ? 'yes' : 'no',
    fatherName: membership.father_name,
    parentContactNumber: membership.parent_contact_number,
    educationalBackground: membership.educational_background,
    currentOccupation: membership.current_occupation,
    currentAddress: membership.current_address,
    jobTitle: membership.job_title,
    examPreparation: membership.exam_preparation,
    examinationDate: membership.examination_date,
    selfiePhoto: membership.selfie === null ? null : selfiePath,
  }
}

/** Where a profile picture is served, by the key under which it is kept. */
export function avatarPath(key: string | null): string | null {
  return key === null ? null : `/uploads/${key}`
}
