import { expect, it } from 'vitest'
import { ERRORS } from '#shared/contract/errors.ts'
import { ApiError } from '#web/api/client.ts'
import { readSaveRefusal } from '#web/features/booking/save-refusal.ts'

const refused = (message: string) => ApiError.refused({ message, errors: [] }, 409)

it.each([
  [refused(ERRORS.seatTaken.message), { kind: 'seat-taken' }],
  [
    refused(ERRORS.amountDiffers.message),
    { kind: 'price-changed', message: ERRORS.amountDiffers.message },
  ],
  [
    refused(ERRORS.ownPeriodOverlap.message),
    { kind: 'failed', message: ERRORS.ownPeriodOverlap.message },
  ],
  [ApiError.network(), { kind: 'failed', message: ApiError.network().message }],
  [new Error('x'), { kind: 'failed', message: 'Please try again' }],
])('a booking that was not saved: %s', (error, refusal) => {
  expect(readSaveRefusal(error)).toEqual(refusal)
})
