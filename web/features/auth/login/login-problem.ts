import { failureKind, serverMessage } from '#web/features/auth/server-message.ts'
import { AUTH_WORDS } from '#words/auth.ts'
import { LOGIN_WORDS } from '#words/login.ts'

/**
 * Returns what to show when a login fails (document 1, section 8). The call's timeout is the specified
 * login timer of 30 seconds.
 */
export function loginProblem(error: unknown): string {
  const kind = failureKind(error)
  if (kind === 'timeout') return LOGIN_WORDS.tooSlow
  if (kind === 'network') return AUTH_WORDS.networkError
  return serverMessage(error) ?? LOGIN_WORDS.failed
}
