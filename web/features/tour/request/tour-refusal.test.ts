import { expect, test } from 'vitest'
import { ERRORS } from '#shared/contract/errors.ts'
import { ApiError } from '#web/api/client.ts'
import { refusal } from '#web/demo/answer.ts'
import { tourRefusal } from '#web/features/tour/request/tour-refusal.ts'

function refused(message: string | undefined, status = 409, errors: ApiError['errors'] = []) {
  return ApiError.refused({ message, errors: [...errors] }, status)
}

const KNOWN = [
  [
    'tourPending',
    'You already have a pending tour request. Please wait for confirmation or contact us.',
    undefined,
  ],
  [
    'tourOnSameDate',
    'You already have a tour request for this date, and it is confirmed. To choose a different date, open the visitor pass in our email.',
    undefined,
  ],
  [
    'tourDateTooSoon',
    'Today is not allowed as the tour date. Please choose tomorrow or a later date.',
    'tourDate',
  ],
] as const

test.each(KNOWN)('recognises %s by its code', (code, message, field) => {
  expect(tourRefusal(refusal(code))).toMatchObject({ message, ...(field && { field }) })
})

test.each(KNOWN)(
  'recognises %s by its text when the reply has no code [tour-45]',
  (code, message, field) => {
    const { message: text, status } = ERRORS[code]
    expect(tourRefusal(refused(text, status))).toMatchObject({ message, ...(field && { field }) })
  },
)

test('ignores the text of a refusal with a code', () => {
  const message = 'You already have a pending question'
  const error = ApiError.refused({ code: 'busy', message, errors: [] }, 503)
  expect(tourRefusal(error).message).toBe(
    `Failed to submit tour request: ${message}. Please try again or contact support.`,
  )
})

test('asks a visitor who has a confirmed tour, on any day, to open the pass [tour-78]', () => {
  for (const code of ['tourOnSameDate', 'tourConfirmed'] as const) {
    const { message, field } = tourRefusal(refusal(code))
    expect(message).toBe(ERRORS[code].message)
    expect(message).toMatch(/To choose a different date, open the visitor pass in our email\.$/)
    expect(message).not.toMatch(/try again/)
    expect(field).toBeUndefined()
  }
})

test.each([
  [
    refusal('busy'),
    "Failed to submit tour request: We're very busy right now. Please try again in a moment. Please try again or contact support.",
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
])('explains %s: %j [tour-46]', (error, message) => {
  expect(tourRefusal(error).message).toBe(message)
})

test("`problems` contains only the errors of the form's fields", () => {
  const errors = [
    { path: 'unknownField', msg: 'No' },
    { path: 'tourTime', msg: 'Please select a valid tour time' },
  ]
  expect(tourRefusal(refused('Validation failed', 400, errors))).toMatchObject({
    field: 'tourTime',
    problems: [{ field: 'tourTime', message: 'Please select a valid tour time' }],
  })
})
