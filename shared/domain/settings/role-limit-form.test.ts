import { expect, test } from 'vitest'
import { MAX_REFUND } from '../money/refund-limit.ts'
import { discountLimitProblem, refundLimitProblem } from './role-limit-form.ts'

test('discount limits are whole percentages from 0 to 100 [discount-8]', () => {
  expect([0, 1, 100].map(discountLimitProblem)).toEqual([undefined, undefined, undefined])
  for (const wrong of [-1, 101, 2.5, Number.NaN]) {
    expect(discountLimitProblem(wrong)?.code).toBe('discountLimitInvalid')
  }
})

test('refund limits are whole rupees from ₹0 to ₹10,00,000 [refund-39]', () => {
  expect([0, 1, MAX_REFUND].map(refundLimitProblem)).toEqual([undefined, undefined, undefined])
  for (const wrong of [-1, MAX_REFUND + 1, 2.5, Number.NaN]) {
    expect(refundLimitProblem(wrong)?.code).toBe('refundLimitInvalid')
  }
})
