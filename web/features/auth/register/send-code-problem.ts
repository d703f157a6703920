import { ApiError, isRefusal } from '#web/api/client.ts'
import type { FormProblem } from '#web/features/auth/form-problem.ts'
import {
  failureKind,
  NETWORK_ERROR,
  serverMessage,
  textWithoutCode,
} from '#web/features/auth/server-message.ts'

const TIMED_OUT = 'Connection timed out. Please check your internet connection and try again.'

/** Document 1, section 8, send OTP. */
export function sendCodeProblem(error: unknown): FormProblem<'email'> {
  const text = textWithoutCode(error)
  if (isRefusal(error, 'emailTaken') || mentionsTakenEmail(text)) {
    return { on: 'email', text: 'The email already exists' }
  }
  return { on: 'form', text: formProblem(error, text) }
}

function formProblem(error: unknown, text: string): string {
  const kind = failureKind(error)
  if (kind === 'network') return NETWORK_ERROR
  if (kind === 'timeout') return TIMED_OUT
  return (
    mailProblemByText(text) ??
    // Only the server knows how long to wait.
    (error instanceof ApiError && error.status === 429 ? serverMessage(error) : undefined) ??
    'Unable to send verification code. Please try again in a few moments.'
  )
}

function mentionsTakenEmail(text: string): boolean {
  return /already registered|already exists/i.test(text)
}

function mailProblemByText(text: string): string | undefined {
  if (/connection timed out/i.test(text)) return TIMED_OUT
  if (/slow|taking longer|time[d ]?\s?-?out/i.test(text)) {
    return 'The email service is slow right now. The OTP may still be sent... check your inbox.'
  }
  if (/email service.*unavailable|unavailable.*email service/i.test(text)) {
    return 'The email service is unavailable right now. Please try again in a few minutes.'
  }
  if (/failed to send/i.test(text)) {
    return 'Failed to send OTP email. Please check your email address and try again.'
  }
  return undefined
}
