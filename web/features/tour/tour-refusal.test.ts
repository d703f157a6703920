import { expect, test } from 'vitest'
import { ERRORS } from '#shared/contract/errors.ts'
import { ApiError } from '#web/api/client.ts'
import { tourRefusal } from '#web/features/tour/tour-refusal.ts'

function refused(message: string | undefined, status = 409, errors: ApiError['errors'] = []) {
  return ApiError.refused({ message, errors: [...errors] }, status)
}

test.each([
  [
    'tourPending',
    'You already have a pending tour request. Please wait for confirmation or contact us.',
    undefined,
  ],
  [
    'tourOnSameDate',
    'You already have a tour request for this date. Please choose a different date.',
    'tourDate',
  ],
  [
    'tourDateTooSoon',
    'Today is not allowed as the tour date. Please choose tomorrow or a later date.',
    'tourDate',
  ],
] as const)('the server’s %s is known', (name, message, field) => {
  const { message: told, status } = ERRORS[name]
  const refusal = tourRefusal(refused(told, status))
  expect(refusal.message).toBe(message)
  expect(refusal.field).toBe(field)
})

test.each([
  [
    refused(ERRORS.tourConfirmed.message),
    'Failed to submit tour request: You already have a confirmed tour. Please contact us to change it. Please try again or contact support.',
  ],
  [
    refused(undefined, 502),
    'Failed to submit tour request: HTTP error! status: 502. Please try again or contact support.',
  ],
  [
    ApiError.network(),
    'Failed to submit tour request: Network error - please check your internet connection and try again. Please try again or contact support.',
  ],
  [refused('Saved, or not', 200), 'Failed to submit tour request.'],
])('any other failure of a tour request: %s', (error, message) => {
  expect(tourRefusal(error).message).toBe(message)
})

test('fields that the server found wrong are named, others are not', () => {
  const errors = [
    { path: 'wish', msg: 'No' },
    { path: 'tourTime', msg: 'Please select a valid tour time' },
  ]
  expect(tourRefusal(refused('Validation failed', 400, errors))).toMatchObject({
    field: 'tourTime',
    problems: [{ field: 'tourTime', message: 'Please select a valid tour time' }],
  })
})
