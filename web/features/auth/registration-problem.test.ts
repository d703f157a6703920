import { expect, it } from 'vitest'
import { ERRORS } from '#shared/contract/errors.ts'
import { ApiError } from '#web/api/client.ts'
import { registrationProblem } from '#web/features/auth/registration-problem.ts'

const refused = (message: string | undefined, status = 409) =>
  ApiError.refused({ message, errors: [] }, status)

it.each([ERRORS.phoneTaken.message, 'A user with this phone number exists'])(
  'a number that is taken, by the server: %s',
  (message) => {
    expect(registrationProblem(refused(message))).toEqual({
      on: 'phoneNumber',
      text: 'This phone number is already registered. Please use a different number.',
    })
  },
)

it.each([ERRORS.emailTaken.message, 'User with this email already exists'])(
  'an email that is taken, by the server: %s',
  (message) => {
    expect(registrationProblem(refused(message))).toEqual({
      on: 'email',
      text: 'This email is already registered. Please sign in instead.',
    })
  },
)

const FALLBACK = 'Registration failed. Please try again.'

it.each([
  [refused(undefined), FALLBACK],
  [refused('Something broke', 500), FALLBACK],
  [new Error('x'), FALLBACK],
  [refused(ERRORS.emailNotVerified.message, 403), ERRORS.emailNotVerified.message],
  [ApiError.network(), ApiError.network().message],
  [ApiError.timeout(), ApiError.timeout().message],
])('any other refused registration: %s', (error, text) => {
  expect(registrationProblem(error)).toEqual({ on: 'form', text })
})
