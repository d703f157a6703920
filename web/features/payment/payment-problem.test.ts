import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { refusal } from '#web/demo/answer.ts'
import { needsNewId, paymentProblem } from '#web/features/payment/payment-problem.ts'

const refused = (message: string | undefined, status: number) =>
  ApiError.refused({ message, errors: [] }, status)

describe('paymentProblem', () => {
  it('shows the server’s reason [payment-16]', () => {
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
  ])('asks to try again if the server gave no reason [payment-17]', (error) => {
    expect(paymentProblem(error)).toEqual({ title: 'Payment failed. Please try again.' })
  })

  it('says that the reservation failed if members pay at reception', () => {
    const atReception = { atReception: true }
    expect(paymentProblem(refused('Busy.', 503), atReception).title).toBe(
      "Couldn't reserve the seat",
    )
    expect(paymentProblem(ApiError.network(), atReception).title).toBe(
      "Couldn't reserve the seat. Please try again.",
    )
  })

  it.each([
    ['seatTaken', 'Choose another seat'],
    ['seatClosed', 'Choose another seat'],
    ['seatReservedForRenewal', 'Choose another seat'],
    ['seatNotAllowed', 'Choose another seat'],
    ['priceChanged', 'Go to seat booking'],
    ['ownPeriodOverlap', 'Choose another date'],
    ['startDatePassed', 'Choose another date'],
    ['nothingToPay', 'Go to seat booking'],
    ['busy', undefined],
  ] as const)('for %s, labels the link to the booking page %j', (code, label) => {
    expect(paymentProblem(refusal(code)).rebookLabel).toBe(label)
  })
})

it('asks for a new payment ID after a refused payment, but not while the outcome is unknown', () => {
  expect(needsNewId(refusal('paymentIdUsed'))).toBe(true)
  expect(needsNewId(refusal('paymentRefused'))).toBe(true)
  expect(needsNewId(refusal('paymentPending'))).toBe(false)
  expect(needsNewId(ApiError.network())).toBe(false)
})
