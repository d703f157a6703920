import { wasReloaded } from '#web/session/email-draft.ts'
import { readSession, writeSession } from '#web/session/storage.ts'
import { parseStringFields } from '#web/session/string-fields.ts'

/**
 * The fields of the profile step that survive leaving it and coming back. Never contains the password.
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

/** Parses the content of session storage, which may be anything. Returns undefined if there is no email. */
export function parseProfileDraft(
  text: string | null,
): { email: string; draft: ProfileDraft } | undefined {
  const { email, ...draft } = parseStringFields(text, ['email', ...Object.keys(EMPTY_DRAFT)])
  return email ? { email, draft: { ...EMPTY_DRAFT, ...draft } } : undefined
}

/**
 * Returns the email for a registration that a reload interrupted at the profile step, which can go on because the
 * email is still verified. `step` is that of the history entry. Returns undefined for a new visit, which starts over.
 */
export function emailToResume(step: string): string | undefined {
  if (step !== 'profile' || !wasReloaded()) return undefined
  return parseProfileDraft(readSession('registrationFormData'))?.email
}
