import { ApiError } from '#web/api/client.ts'
import type { FormProblem } from '#web/features/auth/form-problem.ts'
import { failureKind, NETWORK_ERROR, toldByServer } from '#web/features/auth/told-by-server.ts'

/** Document 1, section 8, send OTP. */
export function sendCodeProblem(error: unknown): FormProblem<'email'> {
  const told = toldByServer(error) ?? ''
  if (/already registered|already exists/i.test(told)) {
    return { on: 'email', text: 'The email already exists' }
  }
  return { on: 'form', text: formProblem(error, told) }
}

function formProblem(error: unknown, told: string): string {
  const kind = failureKind(error)
  if (kind === 'network') return NETWORK_ERROR
  if (kind === 'timeout' || /connection timed out/i.test(told)) {
    return 'Connection timed out. Please check your internet connection and try again.'
  }
  if (/slow|taking longer|time[d ]?\s?-?out/i.test(told)) {
    return 'The email service is slow right now. The OTP may still be sent... check your inbox.'
  }
  if (/email service.*unavailable|unavailable.*email service/i.test(told)) {
    return 'The email service is unavailable right now. Please try again in a few minutes.'
  }
  if (/failed to send/i.test(told)) {
    return 'Failed to send OTP email. Please check your email address and try again.'
  }
  // Only the server knows how long to wait.
  if (error instanceof ApiError && error.status === 429 && told !== '') return told
  return 'Unable to send verification code. Please try again in a few moments.'
}
