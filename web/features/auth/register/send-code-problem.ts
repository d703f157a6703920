import { ApiError, isRefusal } from '#web/api/client.ts'
import type { FormProblem } from '#web/features/auth/form-problem.ts'
import { failureKind, serverMessage, textWithoutCode } from '#web/features/auth/server-message.ts'
import { AUTH_WORDS } from '#words/user/auth/auth.ts'
import { REGISTER_PROBLEMS } from '#words/user/auth/register-problems.ts'

/** Returns the problem if no OTP could be sent (specification document 1, section 8). */
export function sendCodeProblem(error: unknown): FormProblem<'email'> {
  const text = textWithoutCode(error)
  if (isRefusal(error, 'emailTaken') || mentionsTakenEmail(text)) {
    return { field: 'email', text: REGISTER_PROBLEMS.emailExists }
  }
  return { field: 'form', text: formProblem(error, text) }
}

function formProblem(error: unknown, text: string): string {
  const kind = failureKind(error)
  if (kind === 'network') return AUTH_WORDS.networkError
  if (kind === 'timeout') return REGISTER_PROBLEMS.timedOut
  return (
    mailProblemByText(text) ??
    // Its message says how long to wait.
    (error instanceof ApiError && error.status === 429 ? serverMessage(error) : undefined) ??
    REGISTER_PROBLEMS.sendFailed
  )
}

function mentionsTakenEmail(text: string): boolean {
  return /already registered|already exists/i.test(text)
}

function mailProblemByText(text: string): string | undefined {
  if (/connection timed out/i.test(text)) return REGISTER_PROBLEMS.timedOut
  if (/slow|taking longer|time[d ]?\s?-?out/i.test(text)) {
    return REGISTER_PROBLEMS.mailSlow
  }
  if (/email service.*unavailable|unavailable.*email service/i.test(text)) {
    return REGISTER_PROBLEMS.mailUnavailable
  }
  if (/failed to send/i.test(text)) {
    return REGISTER_PROBLEMS.mailFailed
  }
  return undefined
}
