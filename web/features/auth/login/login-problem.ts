import { failureKind, NETWORK_ERROR, serverMessage } from '#web/features/auth/server-message.ts'

/** Document 1, section 8, login. The call's timeout is the specified login timer of 30 seconds. */
export function loginProblem(error: unknown): string {
  const kind = failureKind(error)
  if (kind === 'timeout') {
    return 'Login is taking too long. Please check your connection and try again.'
  }
  if (kind === 'network') return NETWORK_ERROR
  return serverMessage(error) ?? 'Login failed. Please check your credentials and try again.'
}
