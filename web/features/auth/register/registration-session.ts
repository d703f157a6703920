import type { LoginState } from '#web/session/login-state.ts'
import { readSession, removeSession, writeSession } from '#web/session/storage.ts'

/** Called when registration starts and when it finishes. */
export function clearRegistration(): void {
  removeSession('cameFromRegistration')
  removeSession('registrationFormData')
}

/** Passed from Congratulations to /login (document 1, section 2). */
const LOGIN_AFTER_REGISTRATION: LoginState = {
  message: 'Log in to choose your seat.',
  redirectTo: '/membership',
}

/** Marks that the user comes from registration and returns the state for /login. */
export function leaveRegistration(): LoginState {
  writeSession('cameFromRegistration', 'true')
  return LOGIN_AFTER_REGISTRATION
}

/** The same state for a login screen that was not opened directly from Congratulations. */
export function afterRegistration(): LoginState {
  return readSession('cameFromRegistration') === 'true' ? LOGIN_AFTER_REGISTRATION : {}
}
