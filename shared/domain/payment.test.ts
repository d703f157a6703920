import { expect, test } from 'vitest'
import { DEPOSIT, paymentMethodProblem, SIMULATED_WAIT_SECONDS } from './payment.ts'

test.each([
  ['upi', undefined],
  ['cash', undefined],
  ['', 'Please select a payment method'],
  ['card', 'Please select a payment method'],
  ['UPI', 'Please select a payment method'],
])('payment method %j: %s', (method, problem) => {
  expect(paymentMethodProblem(method)).toBe(problem)
})

test('a simulated payment takes 3 seconds, the deposit is Rs. 699', () => {
  expect([SIMULATED_WAIT_SECONDS, DEPOSIT]).toEqual([3, 699])
})
