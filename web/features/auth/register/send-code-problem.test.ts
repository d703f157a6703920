import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/api/client.ts'
import { refusal } from '#web/demo/answer.ts'
import { sendCodeProblem } from '#web/features/auth/register/send-code-problem.ts'

const FALLBACK = 'Unable to send verification code. Please try again in a few moments.'
const SLOW = 'The email service is slow right now. The OTP may still be sent... check your inbox.'
const TIMED_OUT = 'Connection timed out. Please check your internet connection and try again.'
const WAIT = 'Too many attempts. Please wait 20 seconds and try again.'
const TAKEN = { field: 'email', text: 'The email already exists' }

describe('a refusal with a code', () => {
  it('assigns a taken email to the email field', () => {
    expect(sendCodeProblem(refusal('emailTaken'))).toEqual(TAKEN)
  })

  it.each([
    [refusal({ code: 'tooManyRequests', values: { seconds: 20 } }), WAIT],
    [refusal('validationFailed'), FALLBACK],
    [refusal('busy'), FALLBACK],
    [refusal('internal'), FALLBACK],
  ])('says what to do: %s', (error, text) => {
    expect(sendCodeProblem(error)).toEqual({ field: 'form', text })
  })

  it('ignores the text', () => {
    const error = ApiError.refused({ code: 'busy', message: 'Already exists', errors: [] }, 503)
    expect(sendCodeProblem(error)).toEqual({ field: 'form', text: FALLBACK })
  })
})

describe('a refusal without a code', () => {
  const refused = (message: string | undefined, status = 400) =>
    ApiError.refused({ message, errors: [] }, status)

  it.each(['Email already registered', 'This user already exists'])(
    'recognises a taken email by the text "%s" [otp-18]',
    (message) => {
      expect(sendCodeProblem(refused(message, 409))).toEqual(TAKEN)
    },
  )

  it.each([
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
    [refused(WAIT, 429), WAIT],
    [refused('Something broke', 500), FALLBACK],
    [refused(undefined, 500), FALLBACK],
  ])('explains the failure by the text: %s [otp-19]', (error, text) => {
    expect(sendCodeProblem(error)).toEqual({ field: 'form', text })
  })
})

it.each([
  [ApiError.network(), 'Network error. Please check your internet connection and try again.'],
  [ApiError.timeout(), TIMED_OUT],
  [new Error('x'), FALLBACK],
])('explains a failed call: %s', (error, text) => {
  expect(sendCodeProblem(error)).toEqual({ field: 'form', text })
})
