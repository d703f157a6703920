import { expect, it } from 'vitest'
import { ERRORS } from '#shared/contract/errors.ts'
import { ApiError } from '#web/api/client.ts'
import { resendCodeProblem, verifyCodeProblem } from '#web/features/auth/verify-code-problem.ts'

const refused = (message: string | undefined) => ApiError.refused({ message, errors: [] }, 400)
const INVALID = 'Invalid OTP. Please check and try again.'
const EXPIRED = 'OTP has expired. Please request a new one.'
const NOT_DIGITS = 'Please enter a valid 6-digit OTP (numbers only)'

it.each([
  [refused('Validation failed'), NOT_DIGITS],
  [
    ApiError.refused({ message: undefined, errors: [{ path: 'otp', msg: 'digits' }] }, 400),
    NOT_DIGITS,
  ],
  [refused('Invalid OTP'), INVALID],
  [refused(ERRORS.invalidCode.message), INVALID],
  [refused('Your code has expired'), EXPIRED],
  [refused(ERRORS.expiredCode.message), EXPIRED],
  [refused(ERRORS.codeTriesUsed.message), EXPIRED],
  [refused('Please ask at the desk'), 'Please ask at the desk'],
  [refused(undefined), 'Invalid OTP. Please try again.'],
  [new Error('x'), 'Invalid OTP. Please try again.'],
  [ApiError.network(), ApiError.network().message],
  [ApiError.timeout(), ApiError.timeout().message],
])('a code that is refused: %s', (error, text) => {
  expect(verifyCodeProblem(error)).toBe(text)
})

const BUSY = 'Too many attempts. Please wait 20 seconds and try again.'
const NOT_RESENT = 'Failed to resend OTP. Please try again.'

it.each([
  [ApiError.refused({ message: BUSY, errors: [] }, 429, 20), BUSY],
  [ApiError.refused({ message: undefined, errors: [] }, 429), NOT_RESENT],
  [refused('Something broke'), NOT_RESENT],
  [ApiError.network(), NOT_RESENT],
])('a resend that fails: %s', (error, text) => {
  expect(resendCodeProblem(error)).toBe(text)
})
