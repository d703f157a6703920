import type { LoginState } from '#web/session/login-state.ts'
import { readSession, removeSession, writeSession } from '#web/session/storage.ts'

/** Called when registration starts and when it finishes. */
export function clearRegistration(): void {
  removeSession('cameFromRegistration')
  removeSession('registrationFormData')
  removeSession('sentCode')
}

/** Passed from Congratulations to /login (specification document 1, section 2). */
const LOGIN_AFTER_REGISTRATION: LoginState = {
  notice: 'registered',
  redirectTo: '/membership',
}

/** Records that the user has just registered. Returns the history state for /login. */
export function leaveRegistration(email: string): LoginState {
  writeSession('cameFromRegistration', 'true')
  return { ...LOGIN_AFTER_REGISTRATION, email }
}

/** Returns the same state for a login screen that was not opened from Congratulations. */
export function afterRegistration(): LoginState {
  return readSession('cameFromRegistration') === 'true' ? LOGIN_AFTER_REGISTRATION : {}
}
