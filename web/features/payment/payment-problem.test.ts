import { describe, expect, it } from 'vitest'
import { ERRORS } from '#shared/contract/errors.ts'
import { ApiError } from '#web/api/api-error.ts'
import { isIdUsed, paymentProblem } from '#web/features/payment/payment-problem.ts'

const refused = (message: string | undefined, status: number) =>
  ApiError.refused({ message, errors: [] }, status)

describe('paymentProblem', () => {
  it('gives the server’s message', () => {
    expect(paymentProblem(refused('The hall is very busy.', 503))).toEqual({
      title: 'Payment failed',
      message: 'The hall is very busy.',
    })
  })

  it.each([
    ApiError.network(),
    ApiError.timeout(),
    refused(undefined, 502),
    new TypeError('anything else'),
  ])('falls back without one', (error) => {
    expect(paymentProblem(error)).toEqual({ title: 'Payment failed. Please try again.' })
  })

  it('leads to another seat when this one is gone, and to another date when that is the trouble', () => {
    expect(paymentProblem(refused(ERRORS.seatTaken.message, 409)).rebook).toBe(
      'Choose another seat',
    )
    expect(paymentProblem(refused(ERRORS.bookingOutdated.message, 409)).rebook).toBe(
      'Choose another date',
    )
  })
})

it('knows a payment id that was used before', () => {
  expect(isIdUsed(refused(ERRORS.paymentIdUsed.message, 409))).toBe(true)
  expect(isIdUsed(ApiError.network())).toBe(false)
})
