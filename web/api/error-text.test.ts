import { describe, expect, it } from 'vitest'
import { ApiError, isRefusal } from '#web/api/api-error.ts'
import { readRefusal, refusalText } from '#web/api/error-text.ts'

function text(body: unknown, status = 400): string {
  return refusalText(readRefusal(body), status)
}

describe('refusalText (document 1, section 8) [client-3]', () => {
  it("returns the server's message [client-4]", () => {
    expect(text({ message: 'Email already registered' }, 409)).toBe('Email already registered')
  })
  it('appends the field errors to the message [client-5]', () => {
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
  ])('names the status if the body is %j [client-6]', (body) => {
    expect(text(body, 502)).toBe('HTTP error! status: 502')
  })
  it('skips malformed field errors', () => {
    expect(text({ message: 'Bad', errors: [null, 7, { path: 'x' }, { msg: 'y' }] })).toBe(
      'Bad: : y',
    )
  })
})

describe('readRefusal', () => {
  it('reads the code, the values and the codes of the field errors', () => {
    const errors = [{ path: 'email', code: 'emailRequired', msg: 'Email address is required' }]
    const body = { success: false, code: 'tooManyCodes', values: { seconds: 42 }, message: 'Wait' }
    expect(readRefusal({ ...body, errors })).toEqual({
      code: 'tooManyCodes',
      values: { seconds: 42 },
      message: 'Wait',
      errors,
    })
  })
  it.each([
    { code: 7 },
    { code: '' },
    { values: 'x' },
    { values: [null, {}] },
    { errors: [{ msg: 'y', code: {} }] },
  ])('ignores malformed codes and values: %j', (body) => {
    const { code, values, errors } = readRefusal(body)
    expect([code, values, errors[0]?.code]).toEqual([undefined, {}, undefined])
  })
})

describe('isRefusal', () => {
  const taken = ApiError.refused({ code: 'seatTaken', message: 'Gone', errors: [] }, 409)
  it('recognises a refusal by its code', () => {
    expect(isRefusal(taken, 'seatTaken')).toBe(true)
    expect(isRefusal(taken, 'seatClosed', 'seatTaken')).toBe(true)
    expect(isRefusal(taken, 'seatClosed')).toBe(false)
  })
  it.each([ApiError.network(), new Error('seatTaken'), undefined])(
    'returns false for %s',
    (error) => {
      expect(isRefusal(error, 'seatTaken')).toBe(false)
    },
  )
})

describe('ApiError', () => {
  it('has the text for a timeout [client-7]', () => {
    expect(ApiError.timeout()).toMatchObject({
      kind: 'timeout',
      message: 'Request timeout - please check your internet connection and try again',
      status: undefined,
    })
  })
  it('has the text for a network failure [client-8]', () => {
    expect(ApiError.network()).toMatchObject({
      kind: 'network',
      message: 'Network error - please check your internet connection and try again',
    })
  })
  it("keeps the server's message separate from the text that the user sees", () => {
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
