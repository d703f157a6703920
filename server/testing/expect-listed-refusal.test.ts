import { expect, test } from 'vitest'
import { login, sendOtp } from '#shared/contract/user/auth.ts'
import { expectListedRefusal } from './expect-listed-refusal.ts'

test('allows a refusal that the call lists, or that every call has', () => {
  expectListedRefusal(sendOtp, 409, 'emailTaken')
  expectListedRefusal(sendOtp, 429, 'tooManyCodes')
  expectListedRefusal(login, 500, 'internal')
  expectListedRefusal(login, 400, 'validationFailed')
})

test.each([
  [404, 'userNotFound'],
  [400, 'loginFailed'],
  [401, 'notLoggedIn'],
  [429, 'tooManyCodes'],
] as const)('does not allow %i %s from a login', (status, code) => {
  expect(() => expectListedRefusal(login, status, code)).toThrow('add it to its errors')
})
