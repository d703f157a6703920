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
])('details that were not saved: %s', (error, text) => {
  expect(saveFailureText(error)).toBe(text)
})

it('finds the fields of the form that the server judged', () => {
  const errors = [
    { path: 'wish', msg: 'No' },
    { path: 'fatherName', msg: "Father's name is required" },
  ]
  expect(fieldFailures(refused('Validation failed', errors))).toEqual([
    { field: 'fatherName', message: "Father's name is required" },
  ])
})
