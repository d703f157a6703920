import { fieldProblemText, isRefusal } from '#web/api/client.ts'
import type { FormProblem } from '#web/features/auth/form-problem.ts'
import { failureKind, serverMessage, textWithoutCode } from '#web/features/auth/server-message.ts'
import { AUTH_WORDS } from '#words/user/auth/auth.ts'
import { RESET_WORDS } from '#words/user/auth/reset.ts'

/**
 * Returns the text for a failed call of a reset (specification document 1, section 8). Each call has a fallback of
 * its own.
 */
export function resetProblem(error: unknown, call: keyof typeof RESET_WORDS.failed): string {
  const kind = failureKind(error)
  if (kind === 'network') return AUTH_WORDS.networkError
  if (kind === 'timeout') return RESET_WORDS.timedOut
  return serverMessage(error) ?? RESET_WORDS.failed[call]
}

/** Returns the message for a failed last step; for a common password, it is shown at the field. */
export function resetPasswordProblem(error: unknown): FormProblem<'password'> {
  const common = fieldProblemText(error, 'passwordCommon')
  return common === undefined
    ? { field: 'form', text: resetProblem(error, 'reset') }
    : { field: 'password', text: common }
}

/** Returns the message for a failed first step; for an unknown email, it is shown at the field. */
export function resetSendProblem(error: unknown): FormProblem<'email'> {
  return isRefusal(error, 'userNotFound') || mentionsUnknownUser(textWithoutCode(error))
    ? { field: 'email', text: RESET_WORDS.unknownEmail }
    : { field: 'form', text: resetProblem(error, 'send') }
}

/** Returns the message for a refused claim; for a taken email or a wrong code, it is shown at the field. */
export function claimProblem(error: unknown): FormProblem<'email' | 'claimCode'> {
  const text = resetProblem(error, 'send')
  if (isRefusal(error, 'emailTaken')) return { field: 'email', text }
  if (isRefusal(error, 'wrongClaimCode')) return { field: 'claimCode', text }
  return { field: 'form', text }
}

function mentionsUnknownUser(text: string): boolean {
  return /not found/i.test(text)
}
