import { describe, expect, it } from 'vitest'
import { ERRORS } from '#shared/contract/errors.ts'
import { ApiError } from '#web/api/client.ts'
import { resetProblem, resetSendProblem } from '#web/features/auth/reset-problem.ts'

const refused = (message: string | undefined) => ApiError.refused({ message, errors: [] }, 400)

describe('resetProblem', () => {
  it.each([
    ['send', 'Unable to send reset code. Please try again in a few moments.'],
    ['verify', 'Invalid verification code. Please try again.'],
    ['resend', 'Failed to resend verification code. Please try again.'],
    ['reset', 'Failed to reset password. Please try again.'],
  ] as const)('%s: the message of the server, or the last word', (call, fallback) => {
    expect(resetProblem(refused('Please ask at the desk'), call)).toBe('Please ask at the desk')
    expect(resetProblem(refused(undefined), call)).toBe(fallback)
    expect(resetProblem(new Error('x'), call)).toBe(fallback)
    expect(resetProblem(ApiError.network(), call)).toBe(
      'Network error. Please check your internet connection and try again.',
    )
    expect(resetProblem(ApiError.timeout(), call)).toBe(
      'Request timed out. Please check your connection and try again.',
    )
  })
})

describe('resetSendProblem', () => {
  it('puts an unknown address on the email', () => {
    expect(resetSendProblem(refused(ERRORS.userNotFound.message))).toEqual({
      on: 'email',
      text: 'No account found with this email address',
    })
  })
  it('puts all else on the form', () => {
    expect(resetSendProblem(refused(undefined))).toEqual({
      on: 'form',
      text: 'Unable to send reset code. Please try again in a few moments.',
    })
  })
})
