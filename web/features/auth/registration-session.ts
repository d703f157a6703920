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

/** Reads what session storage holds, which may be anything. */
export function readDraft(text: string | null): { email: string; draft: ProfileDraft } | undefined {
  const kept = parsed(text)
  if (typeof kept !== 'object' || kept === null) return undefined
  const fields = new Map<string, unknown>(Object.entries(kept))
  const field = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    email: field('email'),
    draft: {
      fullName: field('fullName'),
      phoneNumber: field('phoneNumber'),
      dateOfBirth: field('dateOfBirth'),
      gender: field('gender'),
    },
  }
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

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
