import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/api/client.ts'
import { refusal } from '#web/demo/answer.ts'
import {
  resetPasswordProblem,
  resetProblem,
  resetSendProblem,
} from '#web/features/auth/reset/reset-problem.ts'

const refused = (message: string | undefined) => ApiError.refused({ message, errors: [] }, 400)

describe('resetProblem', () => {
  it.each([
    ['send', 'Unable to send reset code. Please try again in a few moments.'],
    ['verify', 'Invalid verification code. Please try again.'],
    ['resend', 'Failed to resend verification code. Please try again.'],
    ['reset', 'Failed to reset password. Please try again.'],
  ] as const)("for %s, returns the server's message or a fallback [reset-4]", (call, fallback) => {
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
  it.each([
    ['code', refusal('userNotFound')],
    ['text', refused('No such user: not found')],
  ])('recognises an unknown email by the %s [reset-5]', (_, error) => {
    expect(resetSendProblem(error)).toEqual({
      field: 'email',
      text: 'No account found with this email address',
    })
  })
  it('ignores the text of a refusal that has a code', () => {
    const error = ApiError.refused({ code: 'busy', message: 'Not found yet', errors: [] }, 503)
    expect(resetSendProblem(error)).toEqual({ field: 'form', text: 'Not found yet' })
  })
  it('puts every other problem on the form', () => {
    expect(resetSendProblem(refused(undefined))).toEqual({
      field: 'form',
      text: 'Unable to send reset code. Please try again in a few moments.',
    })
  })
})

describe('resetPasswordProblem', () => {
  it('assigns a common password to its field [common-password-9]', () => {
    const errors = [{ path: 'newPassword', code: 'passwordCommon', msg: 'Many people use it' }]
    const error = ApiError.refused({ code: 'validationFailed', message: 'Invalid', errors }, 400)
    expect(resetPasswordProblem(error)).toEqual({ field: 'password', text: 'Many people use it' })
  })
  it('puts every other problem on the form', () => {
    expect(resetPasswordProblem(refused('Please ask'))).toEqual({
      field: 'form',
      text: 'Please ask',
    })
  })
})
