import { expect, it } from 'vitest'
import { ApiError } from '#web/api/client.ts'
import { fieldFailures, saveFailureText } from '#web/features/membership/save-failure.ts'

const refused = (message: string | undefined, errors: ApiError['errors'] = []) =>
  ApiError.refused({ message, errors: [...errors] }, 400)

it.each([
  [refused('Please select a valid image file'), 'Please select a valid image file'],
  [refused(undefined), 'Please try again'],
  [new Error('x'), 'Please try again'],
  [ApiError.network(), ApiError.network().message],
])('for %s, saveFailureText returns %j [membership-21]', (error, text) => {
  expect(saveFailureText(error)).toBe(text)
})

it('fieldFailures returns the errors of known fields only', () => {
  const errors = [
    { path: 'unknownField', msg: 'No' },
    { path: 'fatherName', msg: "Father's name is required" },
  ]
  expect(fieldFailures(refused('Validation failed', errors))).toEqual([
    { field: 'fatherName', message: "Father's name is required" },
  ])
})
