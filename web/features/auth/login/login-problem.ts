import { failureKind, serverMessage } from '#web/features/auth/server-message.ts'
import { AUTH_WORDS } from '#words/user/auth/auth.ts'
import { LOGIN_WORDS } from '#words/user/auth/login.ts'

/**
 * Returns the text for a failed login (specification document 1, section 8). The timeout of calls is also the login
 * timer of 30 seconds that the specification requires.
 */
export function loginProblem(error: unknown): string {
  const kind = failureKind(error)
  if (kind === 'timeout') return LOGIN_WORDS.tooSlow
  if (kind === 'network') return AUTH_WORDS.networkError
  return serverMessage(error) ?? LOGIN_WORDS.failed
}
