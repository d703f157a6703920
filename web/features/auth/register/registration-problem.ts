import { ApiError, fieldProblemText, isRefusal } from '#web/api/client.ts'
import type { FormProblem } from '#web/features/auth/form-problem.ts'
import { serverMessage, textWithoutCode } from '#web/features/auth/server-message.ts'
import { REGISTER_PROBLEMS } from '#words/register-problems.ts'

export type RegistrationProblem = FormProblem<'phoneNumber' | 'email' | 'password'>

/** Returns the message for a failed registration, and where to show it (document 1, section 8). */
export function registrationProblem(error: unknown): RegistrationProblem {
  const taken = takenByCode(error) ?? takenByText(textWithoutCode(error))
  if (taken === 'phoneNumber') {
    return {
      on: taken,
      text: REGISTER_PROBLEMS.phoneTaken,
    }
  }
  if (taken === 'email') {
    return { on: taken, text: REGISTER_PROBLEMS.emailTaken }
  }
  const common = fieldProblemText(error, 'passwordCommon')
  if (common !== undefined) return { on: 'password', text: common }
  return { on: 'form', text: formProblem(error) }
}

type Taken = 'phoneNumber' | 'email' | undefined

function takenByCode(error: unknown): Taken {
  if (isRefusal(error, 'phoneTaken')) return 'phoneNumber'
  return isRefusal(error, 'emailTaken') ? 'email' : undefined
}

function takenByText(text: string): Taken {
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
