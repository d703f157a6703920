import { ApiError } from '#web/api/client.ts'
import type { FormProblem } from '#web/features/auth/form-problem.ts'
import { toldByServer } from '#web/features/auth/told-by-server.ts'

export type RegistrationProblem = FormProblem<'phoneNumber' | 'email'>

export const PHONE_TAKEN =
  'This phone number is already registered with another account. Please use a different phone number.'

/** Document 1, section 8, registration. */
export function registrationProblem(error: unknown): RegistrationProblem {
  const told = toldByServer(error) ?? ''
  const exists = /already|exists/i.test(told)
  if (exists && /phone/i.test(told)) {
    return {
      on: 'phoneNumber',
      text: 'This phone number is already registered. Please use a different number.',
    }
  }
  if (exists && /email/i.test(told)) {
    return { on: 'email', text: 'This email is already registered. Please sign in instead.' }
  }
  return { on: 'form', text: formProblem(error, told) }
}

function formProblem(error: unknown, told: string): string {
  if (error instanceof ApiError) {
    if (error.kind !== 'server') return error.message
    // A refusal (4xx) names what the person can do; a failure of the server does not.
    if (told !== '' && (error.status ?? 500) < 500) return told
  }
  return 'Registration failed. Please try again.'
}
