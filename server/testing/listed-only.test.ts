import { expect, test } from 'vitest'
import { login, sendOtp } from '#shared/contract/auth.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import { expectListed } from './listed-only.ts'

test('an error that a call lists, or that every call has, may come out', () => {
  expectListed(sendOtp, 409, ERRORS.emailTaken.message)
  expectListed(
    sendOtp,
    429,
    'A code was just sent. Please wait 42 seconds before asking for another.',
  )
  expectListed(login, 500, ERRORS.internal.message)
  expectListed(login, 400, ERRORS.validationFailed.message)
})

test.each([
  [404, ERRORS.userNotFound.message],
  [400, ERRORS.loginFailed.message],
  [401, 'Something else'],
  [429, 'A code was just sent. Please wait 42 seconds before asking for another.'],
])('%i "%s" may not come from a login', (status, message) => {
  expect(() => expectListed(login, status, message)).toThrow('add it to its errors')
})
