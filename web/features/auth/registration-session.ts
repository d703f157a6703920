import { keptTexts } from '#web/session/kept-texts.ts'
import type { LoginState } from '#web/session/login-state.ts'
import { readSession, removeSession, writeSession } from '#web/session/storage.ts'

/** What the profile step keeps while one goes back and forth; never the password. */
export type ProfileDraft = {
  fullName: string
  phoneNumber: string
  dateOfBirth: string
  gender: string
}

const EMPTY_DRAFT: ProfileDraft = { fullName: '', phoneNumber: '', dateOfBirth: '', gender: '' }

/** When registration starts and when it finishes. */
export function clearRegistration(): void {
  removeSession('cameFromRegistration')
  removeSession('registrationFormData')
}

export function keepDraft(email: string, draft: ProfileDraft): void {
  writeSession('registrationFormData', JSON.stringify({ ...draft, email }))
}

/** The draft kept for this email, or an empty one. */
export function keptDraft(email: string): ProfileDraft {
  const kept = readDraft(readSession('registrationFormData'))
  return kept?.email === email ? kept.draft : EMPTY_DRAFT
}

/** Reads what session storage holds, which may be anything; undefined without an email. */
export function readDraft(text: string | null): { email: string; draft: ProfileDraft } | undefined {
  const { email, ...draft } = keptTexts(text, ['email', ...Object.keys(EMPTY_DRAFT)])
  return email ? { email, draft: { ...EMPTY_DRAFT, ...draft } } : undefined
}

/**
 * The email of a registration that had come to the profile when its tab was reloaded: the server still
 * knows that it was proved. `asked` is the step of the history entry. Who opens the page begins anew.
 */
export function resumedEmail(asked: string): string | undefined {
  if (asked !== 'profile' || !cameByReload()) return undefined
  return readDraft(readSession('registrationFormData'))?.email
}

/** Also by Back from another site, which loads the page again where it stood. */
function cameByReload(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load instanceof PerformanceNavigationTiming && load.type !== 'navigate'
}

/** Carried from Congratulations to /login (document 1, section 2). */
const LOGIN_AFTER_REGISTRATION: LoginState = {
  message: 'Please log in to continue setting up your profile.',
  redirectTo: '/membership',
}

/** Marks the way to /login and answers with what to carry there. */
export function leaveRegistration(): LoginState {
  writeSession('cameFromRegistration', 'true')
  return LOGIN_AFTER_REGISTRATION
}

/** The same once more, for a login screen that was reached on a detour. */
export function afterRegistration(): LoginState {
  return readSession('cameFromRegistration') === 'true' ? LOGIN_AFTER_REGISTRATION : {}
}
