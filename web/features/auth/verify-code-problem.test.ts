import { expect, it } from 'vitest'
import { ApiError } from '#web/api/client.ts'
import { refusal } from '#web/demo/answer.ts'
import { resendCodeProblem, verifyCodeProblem } from '#web/features/auth/verify-code-problem.ts'

const INVALID = 'Invalid OTP. Please check and try again.'
const EXPIRED = 'OTP has expired. Please request a new one.'
const NOT_DIGITS = 'Please enter a valid 6-digit OTP (numbers only)'
const WAIT = 'Too many attempts. Please wait 20 seconds and try again.'

it.each([
  [refusal('validationFailed'), NOT_DIGITS],
  [refusal('invalidCode'), INVALID],
  [refusal('expiredCode'), EXPIRED],
  [refusal('codeAttemptsExhausted'), EXPIRED],
  [refusal({ code: 'tooManyRequests', values: { seconds: 20 } }), WAIT],
  [
    ApiError.refused({ code: 'busy', message: 'Session expired', errors: [] }, 503),
    'Session expired',
  ],
])('explains a refusal with a code: %s', (error, text) => {
  expect(verifyCodeProblem(error)).toBe(text)
})

const refused = (message: string | undefined) => ApiError.refused({ message, errors: [] }, 400)

it.each([
  [refused('Validation failed'), NOT_DIGITS],
  [
    ApiError.refused({ message: undefined, errors: [{ path: 'otp', msg: 'digits' }] }, 400),
    NOT_DIGITS,
  ],
  [refused('Invalid OTP'), INVALID],
  [refused('Your code has expired'), EXPIRED],
  [refused('Please ask at the desk'), 'Please ask at the desk'],
  [refused(undefined), 'Invalid OTP. Please try again.'],
])('explains a refusal without a code by its message: %s [otp-20]', (error, text) => {
  expect(verifyCodeProblem(error)).toBe(text)
})

it.each([
  [new Error('x'), 'Invalid OTP. Please try again.'],
  [ApiError.network(), ApiError.network().message],
  [ApiError.timeout(), ApiError.timeout().message],
])('explains why an OTP could not be checked: %s', (error, text) => {
  expect(verifyCodeProblem(error)).toBe(text)
})

const NOT_RESENT = 'Failed to resend OTP. Please try again.'

it.each([
  [refusal({ code: 'tooManyRequests', values: { seconds: 20 } }), WAIT],
  [ApiError.refused({ message: WAIT, errors: [] }, 429, 20), WAIT],
  [ApiError.refused({ message: undefined, errors: [] }, 429), NOT_RESENT],
  [refused('Something broke'), NOT_RESENT],
  [ApiError.network(), NOT_RESENT],
])('explains a failed resend: %s [otp-21]', (error, text) => {
  expect(resendCodeProblem(error)).toBe(text)
})
