import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { readRefusal, refusalText } from '#web/api/error-text.ts'

function text(body: unknown, status = 400): string {
  return refusalText(readRefusal(body), status)
}

describe('the text of a refusal (document 1, section 8)', () => {
  it('is the message of the server', () => {
    expect(text({ message: 'Email already registered' }, 409)).toBe('Email already registered')
  })
  it('lists the errors behind the message', () => {
    const errors = [
      { path: 'email', msg: 'Email address is required' },
      { param: 'otp', msg: 'Verification code is required' },
    ]
    expect(text({ message: 'Bad input', errors })).toBe(
      'Bad input: email: Email address is required, otp: Verification code is required',
    )
    expect(text({ errors })).toBe(
      'Validation failed: email: Email address is required, otp: Verification code is required',
    )
  })
  it.each([
    undefined,
    null,
    '<html>',
    {},
    { message: '' },
    { message: 7, errors: 'x' },
    { errors: [] },
  ])('is the status for %j', (body) => {
    expect(text(body, 502)).toBe('HTTP error! status: 502')
  })
  it('passes over entries that say nothing', () => {
    expect(text({ message: 'Bad', errors: [null, 7, { path: 'x' }, { msg: 'y' }] })).toBe(
      'Bad: : y',
    )
  })
})

describe('ApiError', () => {
  it('tells a timeout', () => {
    expect(ApiError.timeout()).toMatchObject({
      kind: 'timeout',
      message: 'Request timeout - please check your internet connection and try again',
      status: undefined,
    })
  })
  it('tells a failure of the network', () => {
    expect(ApiError.network()).toMatchObject({
      kind: 'network',
      message: 'Network error - please check your internet connection and try again',
    })
  })
  it('keeps what the server said apart from the text', () => {
    const errors = [{ path: 'email', msg: 'Email address is required' }]
    expect(ApiError.refused({ message: 'Validation failed', errors }, 400)).toMatchObject({
      kind: 'server',
      status: 400,
      serverMessage: 'Validation failed',
      message: 'Validation failed: email: Email address is required',
      errors,
    })
  })
})
