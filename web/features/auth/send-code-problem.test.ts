import { expect, it } from 'vitest'
import { ApiError } from '#web/api/client.ts'
import { sendCodeProblem } from '#web/features/auth/send-code-problem.ts'

const refused = (message: string | undefined, status = 400) =>
  ApiError.refused({ message, errors: [] }, status)

const FALLBACK = 'Unable to send verification code. Please try again in a few moments.'
const SLOW = 'The email service is slow right now. The OTP may still be sent... check your inbox.'
const TIMED_OUT = 'Connection timed out. Please check your internet connection and try again.'

it.each(['Email already registered', 'This user already exists'])(
  'an email with an account, by the server: %s',
  (message) => {
    expect(sendCodeProblem(refused(message, 409))).toEqual({
      on: 'email',
      text: 'The email already exists',
    })
  },
)

it.each([
  [ApiError.network(), 'Network error. Please check your internet connection and try again.'],
  [ApiError.timeout(), TIMED_OUT],
  [refused('Connection timed out', 504), TIMED_OUT],
  [refused('Email service timeout', 504), SLOW],
  [refused('Email service is taking longer than expected', 504), SLOW],
  [
    refused('Email service unavailable', 503),
    'The email service is unavailable right now. Please try again in a few minutes.',
  ],
  [
    refused('Failed to send OTP email', 500),
    'Failed to send OTP email. Please check your email address and try again.',
  ],
  [
    refused('Too many attempts. Please wait 20 seconds and try again.', 429),
    'Too many attempts. Please wait 20 seconds and try again.',
  ],
  [refused('Something broke', 500), FALLBACK],
  [refused(undefined, 500), FALLBACK],
  [new Error('x'), FALLBACK],
])('a code that was not sent: %s', (error, text) => {
  expect(sendCodeProblem(error)).toEqual({ on: 'form', text })
})
