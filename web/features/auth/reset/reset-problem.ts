import { fieldProblemText, isRefusal } from '#web/api/client.ts'
import type { FormProblem } from '#web/features/auth/form-problem.ts'
import {
  failureKind,
  NETWORK_ERROR,
  serverMessage,
  textWithoutCode,
} from '#web/features/auth/server-message.ts'

/** Document 1, section 8, forgot password: the fallback text of each call. */
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
  return serverMessage(error) ?? RESET_FALLBACKS[call]
}

/** Puts the refusal of a common password on its field. */
export function resetPasswordProblem(error: unknown): FormProblem<'password'> {
  const common = fieldProblemText(error, 'passwordCommon')
  return common === undefined
    ? { on: 'form', text: resetProblem(error, 'reset') }
    : { on: 'password', text: common }
}

/** Only the first call can be refused because of the email. */
export function resetSendProblem(error: unknown): FormProblem<'email'> {
  return isRefusal(error, 'userNotFound') || mentionsUnknownUser(textWithoutCode(error))
    ? { on: 'email', text: 'No account found with this email address' }
    : { on: 'form', text: resetProblem(error, 'send') }
}

function mentionsUnknownUser(text: string): boolean {
  return /not found/i.test(text)
}
