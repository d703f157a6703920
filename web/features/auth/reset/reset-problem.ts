import { fieldProblemText, isRefusal } from '#web/api/client.ts'
import type { FormProblem } from '#web/features/auth/form-problem.ts'
import { failureKind, serverMessage, textWithoutCode } from '#web/features/auth/server-message.ts'
import { AUTH_WORDS } from '#words/auth.ts'
import { RESET_WORDS } from '#words/reset.ts'

/** Returns what to show when a reset fails (document 1, section 8): each call has its own fallback. */
export function resetProblem(error: unknown, call: keyof typeof RESET_WORDS.failed): string {
  const kind = failureKind(error)
  if (kind === 'network') return AUTH_WORDS.networkError
  if (kind === 'timeout') return RESET_WORDS.timedOut
  return serverMessage(error) ?? RESET_WORDS.failed[call]
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
    ? { on: 'email', text: RESET_WORDS.unknownEmail }
    : { on: 'form', text: resetProblem(error, 'send') }
}

function mentionsUnknownUser(text: string): boolean {
  return /not found/i.test(text)
}
