import { expect, it } from 'vitest'
import { ERRORS } from '#shared/contract/errors.ts'
import { ApiError } from '#web/api/client.ts'
import { refusal } from '#web/demo/answer.ts'
import { readSaveRefusal } from '#web/features/booking/save-refusal.ts'

it.each([
  [refusal('seatTaken'), { kind: 'seat-taken' }],
  [refusal('priceChanged'), { kind: 'price-changed', message: ERRORS.priceChanged.message }],
  [refusal('ownPeriodOverlap'), { kind: 'failed', message: ERRORS.ownPeriodOverlap.message }],
  [ApiError.network(), { kind: 'failed', message: ApiError.network().message }],
  [new Error('x'), { kind: 'failed', message: 'Please try again' }],
])('reads why a booking was not saved: %s', (error, read) => {
  expect(readSaveRefusal(error)).toEqual(read)
})
