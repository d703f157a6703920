import type { User } from '#shared/contract/wire-names.ts'
import { MEMBERSHIP_FIELDS } from '#shared/domain/membership.ts'
import { type MembershipValues, valuesFromSaved } from '#web/features/membership/membership-form.ts'
import { clearDraft, loadDraft, saveDraft } from '#web/session/form-draft.ts'

type Member = Pick<User, 'id' | 'membershipDetails'>

/** Saves typed input, so that it survives a reload of the tab. A file can't be saved. */
export function saveMembershipDraft(
  { id }: Member,
  { selfiePhoto: _file, ...typed }: MembershipValues,
): void {
  saveDraft('membershipDraft', id, typed)
}

export function clearMembershipDraft(): void {
  clearDraft('membershipDraft')
}

/** Returns the form's initial values: the saved details, overridden by this member's draft. */
export function initialValues({ id, membershipDetails }: Member): MembershipValues {
  const draft = loadDraft('membershipDraft', id, MEMBERSHIP_FIELDS)
  return { ...valuesFromSaved(membershipDetails), ...draft }
}
