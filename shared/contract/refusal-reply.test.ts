import { expect, test } from 'vitest'
import { errorReply } from './error-reply.ts'
import { ERRORS } from './errors.ts'
import { FIELD_PROBLEMS, problemOfIssue } from './field-problems.ts'
import { refusalReply, retryAfterSeconds } from './refusal-reply.ts'

test("the reply has the refusal's code and message", () => {
  expect(refusalReply({ code: 'seatTaken' })).toEqual({
    success: false,
    code: 'seatTaken',
    message: ERRORS.seatTaken.message,
  })
})

test('the reply has only the values that the message names', () => {
  const values = { seconds: 42, email: 'asha@example.com', otp: '123456' }
  expect(refusalReply({ code: 'tooManyCodes', values })).toEqual({
    success: false,
    code: 'tooManyCodes',
    values: { seconds: 42 },
    message: 'We just sent an OTP. Please wait 42 seconds before asking for another.',
  })
  expect(refusalReply({ code: 'loginFailed', values })).not.toHaveProperty('values')
})

test('Retry-After is the wait time in the message', () => {
  expect(retryAfterSeconds({ code: 'tooManyRequests', values: { seconds: 42 } })).toBe(42)
  expect(retryAfterSeconds({ code: 'seatTaken' })).toBeUndefined()
})

test('the reply lists each problem of a form with its path, code and message', () => {
  const problems = { seat: FIELD_PROBLEMS.seatRequired, room: undefined }
  const reply = refusalReply({ code: 'validationFailed', problems })
  expect(reply.errors).toEqual([
    { path: 'seat', code: 'seatRequired', msg: 'Please select a preferred seat' },
  ])
  expect(errorReply.parse(reply)).toEqual(reply)
})

test('each problem is listed under its own code', () => {
  for (const [code, problem] of Object.entries(FIELD_PROBLEMS)) expect(problem.code).toBe(code)
})

test.each([
  [{ message: 'emailRequired' }, { code: 'emailRequired', message: 'Email address is required' }],
  [
    { message: 'textTooLong', maximum: 100 },
    {
      code: 'textTooLong',
      message: 'Please use at most 100 characters',
      values: { max: 100 },
    },
  ],
  [
    { message: 'Invalid input', maximum: 4 },
    { code: 'invalidValue', message: 'Invalid input' },
  ],
  [{ message: 'toString' }, { code: 'invalidValue', message: 'Invalid input' }],
  [{}, { code: 'invalidValue', message: 'Invalid input' }],
])('returns the field problem of the schema issue %j', (issue, problem) => {
  expect(problemOfIssue(issue)).toEqual(problem)
})
