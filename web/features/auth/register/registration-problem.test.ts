import { expect, it } from 'vitest'
import { ERRORS } from '#shared/contract/errors.ts'
import { ApiError } from '#web/api/client.ts'
import { refusal } from '#web/demo/answer.ts'
import { registrationProblem } from '#web/features/auth/register/registration-problem.ts'

const refused = (message: string | undefined, status = 409) =>
  ApiError.refused({ message, errors: [] }, status)

it.each([
  ['code', refusal('phoneTaken')],
  ['text', refused('A user with this phone number exists')],
])('recognises a taken phone number by the %s: %s [register-13]', (_, error) => {
  expect(registrationProblem(error)).toEqual({
    field: 'phoneNumber',
    text: 'This phone number is already registered. Please use a different number.',
  })
})

it.each([
  ['code', refusal('emailTaken')],
  ['text', refused('User with this email already exists')],
])('recognises a taken email by the %s: %s [register-14]', (_, error) => {
  expect(registrationProblem(error)).toEqual({
    field: 'email',
    text: 'This email is already registered. Please sign in instead.',
  })
})

it('assigns a common password to its field [common-password-10]', () => {
  const errors = [{ path: 'password', code: 'passwordCommon', msg: 'Many people use it' }]
  const error = ApiError.refused({ code: 'validationFailed', message: 'Invalid', errors }, 400)
  expect(registrationProblem(error)).toEqual({ field: 'password', text: 'Many people use it' })
})

it('ignores the text of a refusal that has a code', () => {
  const message = 'The phone line is already busy'
  const error = ApiError.refused({ code: 'busy', message, errors: [] }, 409)
  expect(registrationProblem(error)).toEqual({ field: 'form', text: message })
})

const FALLBACK = 'Registration failed. Please try again.'

it.each([
  [refused(undefined), FALLBACK],
  [refused('Something broke', 500), FALLBACK],
  [refusal('busy'), FALLBACK],
  [new Error('x'), FALLBACK],
  [refusal('emailNotVerified'), ERRORS.emailNotVerified.message],
  [ApiError.network(), ApiError.network().message],
  [ApiError.timeout(), ApiError.timeout().message],
])('explains any other failure: %s [register-15]', (error, text) => {
  expect(registrationProblem(error)).toEqual({ field: 'form', text })
})
