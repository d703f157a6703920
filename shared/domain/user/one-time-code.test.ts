import { describe, expect, test } from 'vitest'
import {
  CODE_MINUTES,
  CODE_WRONG_TRIES,
  cleanCode,
  codeEmailRefusal,
  codeProblem,
  resendRefusal,
  resendWaitSeconds,
} from './one-time-code.ts'

describe('the emailed code [otp-1]', () => {
  test.each([
    ['', 'Verification code is required'],
    ['1', 'Please enter the complete 6-digit verification code'],
    ['12345', 'Please enter the complete 6-digit verification code'],
    ['123456', undefined],
    ['000000', undefined],
    ['1234567', 'Verification code must be exactly 6 digits'],
    ['12345a', 'Verification code must contain only numbers (0-9)'],
    ['12 456', 'Verification code must contain only numbers (0-9)'],
    ['१२३४५६', 'Verification code must contain only numbers (0-9)'],
  ])('%j: %s', (code, problem) => {
    expect(codeProblem(code)?.message).toBe(problem)
  })

  test.each([
    ['123456', '123456'],
    ['12 34 56', '123456'],
    ['123-456-789', '123456'],
    ['abc', ''],
    ['Your code is 004217.', '004217'],
  ])('typing %j leaves %j [otp-2]', (text, expected) => {
    expect(cleanCode(text)).toBe(expected)
  })

  test('is valid for 10 minutes and 5 wrong attempts [otp-3]', () => {
    expect([CODE_MINUTES, CODE_WRONG_TRIES]).toEqual([10, 5])
  })
})

test.each([
  ['register', false, undefined],
  ['register', true, { code: 'emailTaken' }],
  ['reset', false, { code: 'userNotFound' }],
  ['reset', true, undefined],
] as const)('a code to %s, if the email has a user (%s): %j', (purpose, userExists, refusal) => {
  expect(codeEmailRefusal(purpose, { userExists })).toEqual(refusal)
})

describe('sending another code [otp-4]', () => {
  const sentAt = new Date('2026-11-20T10:00:00.000Z')

  test.each([
    ['2026-11-20T10:00:00.000Z', 60],
    ['2026-11-20T10:00:00.001Z', 60],
    ['2026-11-20T10:00:01.000Z', 59],
    ['2026-11-20T10:00:59.000Z', 1],
    ['2026-11-20T10:00:59.999Z', 1],
    ['2026-11-20T10:01:00.000Z', 0],
    ['2026-11-20T11:00:00.000Z', 0],
    // Clocks of two machines differ slightly.
    ['2026-11-20T09:59:30.000Z', 60],
    // A clock that was set back must not lock anyone out until it catches up.
    ['2026-11-20T09:00:00.000Z', 0],
  ])('at %s the wait is %i seconds', (now, seconds) => {
    expect(resendWaitSeconds(sentAt, new Date(now))).toBe(seconds)
    expect(resendRefusal(sentAt, new Date(now))).toEqual(
      seconds > 0 ? { code: 'tooManyCodes', values: { seconds } } : undefined,
    )
  })

  test('the first one can be sent immediately', () => {
    expect(resendRefusal(null, sentAt)).toBeUndefined()
  })
})
