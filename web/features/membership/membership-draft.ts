import type { CurrentUser } from '#shared/contract/user.ts'
import { MEMBERSHIP_FIELDS } from '#shared/domain/membership.ts'
import { firstValues, type MembershipValues } from '#web/features/membership/membership-form.ts'
import { forgetDraft, keepDraft, keptDraft } from '#web/session/form-draft.ts'

type Member = Pick<CurrentUser, '_id' | 'membershipDetails'>

/** What was typed so far outlives a reload of this tab; the selfie does not, it is a file. */
export function keepMembershipDraft(
  { _id }: Member,
  { selfiePhoto: _file, ...typed }: MembershipValues,
): void {
  keepDraft('membershipDraft', _id, typed)
}

export function forgetMembershipDraft(): void {
  forgetDraft('membershipDraft')
}

/** What the form begins with: the details as saved, and what this member has typed over them. */
export function keptValues({ _id, membershipDetails }: Member): MembershipValues {
  const kept = keptDraft('membershipDraft', _id, MEMBERSHIP_FIELDS)
  return { ...firstValues(membershipDetails), ...kept }
}
