import type { FormProblem } from '#web/features/auth/form-problem.ts'
import { failureKind, NETWORK_ERROR, toldByServer } from '#web/features/auth/told-by-server.ts'

/** Document 1, section 8, forgot password: the last words of each of its calls. */
const RESET_FALLBACKS = {
  send: 'Unable to send reset code. Please try again in a few moments.',
  verify: 'Invalid verification code. Please try again.',
  resend: 'Failed to resend verification code. Please try again.',
  reset: 'Failed to reset password. Please try again.',
}

export function resetProblem(error: unknown, call: keyof typeof RESET_FALLBACKS): string {
  const kind = failureKind(error)
  if (kind === 'network') return NETWORK_ERROR
  if (kind === 'timeout') return 'Request timed out. Please check your connection and try again.'
  return toldByServer(error) ?? RESET_FALLBACKS[call]
}

/** The first of the calls can be refused because of the email itself. */
export function resetSendProblem(error: unknown): FormProblem<'email'> {
  return /not found/i.test(toldByServer(error) ?? '')
    ? { on: 'email', text: 'No account found with this email address' }
    : { on: 'form', text: resetProblem(error, 'send') }
}
