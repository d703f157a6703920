import { readSession, writeSession } from '#web/session/storage.ts'
import { parseStringFields } from '#web/session/string-fields.ts'
import { wasReloaded } from '#web/session/was-reloaded.ts'

/**
 * The fields of the profile step that survive going back and forth; never the password.
 */
export type ProfileDraft = {
  fullName: string
  phoneNumber: string
  dateOfBirth: string
  gender: string
}

const EMPTY_DRAFT: ProfileDraft = { fullName: '', phoneNumber: '', dateOfBirth: '', gender: '' }

export function saveProfileDraft(email: string, draft: ProfileDraft): void {
  writeSession('registrationFormData', JSON.stringify({ ...draft, email }))
}

/** Returns the draft saved for this email, or an empty one. */
export function loadProfileDraft(email: string): ProfileDraft {
  const saved = parseProfileDraft(readSession('registrationFormData'))
  return saved?.email === email ? saved.draft : EMPTY_DRAFT
}

/** Parses the content of session storage, which may be anything; undefined without an email. */
export function parseProfileDraft(
  text: string | null,
): { email: string; draft: ProfileDraft } | undefined {
  const { email, ...draft } = parseStringFields(text, ['email', ...Object.keys(EMPTY_DRAFT)])
  return email ? { email, draft: { ...EMPTY_DRAFT, ...draft } } : undefined
}

/**
 * Returns the email of a registration whose tab was reloaded at the profile step, because the server
 * still has the verification of that email. `step` is the one in the history entry. A new visit starts over.
 */
export function resumedEmail(step: string): string | undefined {
  if (step !== 'profile' || !wasReloaded()) return undefined
  return parseProfileDraft(readSession('registrationFormData'))?.email
}
