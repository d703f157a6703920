import { ApiError, fieldProblemText, isRefusal } from '#web/api/client.ts'
import type { FormProblem } from '#web/features/auth/form-problem.ts'
import { serverMessage, textWithoutCode } from '#web/features/auth/server-message.ts'
import { REGISTER_PROBLEMS } from '#words/user/auth/register-problems.ts'

export type RegistrationProblem = FormProblem<'phoneNumber' | 'email' | 'password'>

/** Returns the message for a failed registration, and where to show it (specification document 1, section 8). */
export function registrationProblem(error: unknown): RegistrationProblem {
  const taken = takenFieldByCode(error) ?? takenFieldByText(textWithoutCode(error))
  if (taken === 'phoneNumber') {
    return {
      field: taken,
      text: REGISTER_PROBLEMS.phoneTaken,
    }
  }
  if (taken === 'email') {
    return { field: taken, text: REGISTER_PROBLEMS.emailTaken }
  }
  const common = fieldProblemText(error, 'passwordCommon')
  if (common !== undefined) return { field: 'password', text: common }
  return { field: 'form', text: formProblem(error) }
}

type TakenField = 'phoneNumber' | 'email' | undefined

function takenFieldByCode(error: unknown): TakenField {
  if (isRefusal(error, 'phoneTaken')) return 'phoneNumber'
  return isRefusal(error, 'emailTaken') ? 'email' : undefined
}

function takenFieldByText(text: string): TakenField {
  if (!/already|exists/i.test(text)) return undefined
  if (/phone/i.test(text)) return 'phoneNumber'
  return /email/i.test(text) ? 'email' : undefined
}

function formProblem(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.kind !== 'server') return error.message
    // The message of a refusal (4xx) says what the user can do; the message of a server error doesn't.
    const message = serverMessage(error)
    if (message !== undefined && (error.status ?? 500) < 500) return message
  }
  return REGISTER_PROBLEMS.failed
}
