import { expect, test } from 'vitest'
import { DEPOSIT } from './declared-deposit.ts'
import { PAYMENT_METHOD_LABELS, paymentMethodProblem, SIMULATED_WAIT_SECONDS } from './payment.ts'

test.each([
  ['upi', undefined],
  ['cash', undefined],
  ['', 'Please select a payment method'],
  ['card', 'Please select a payment method'],
  ['UPI', 'Please select a payment method'],
])('payment method %j: %s [payment-1]', (method, problem) => {
  expect(paymentMethodProblem(method)?.message).toBe(problem)
})

test('payment methods are labelled UPI and Cash at center [payment-24]', () => {
  expect(PAYMENT_METHOD_LABELS).toEqual({ upi: 'UPI', cash: 'Cash at center' })
})

test('a simulated payment takes 3 seconds, the deposit is Rs. 699 [payment-2]', () => {
  expect([SIMULATED_WAIT_SECONDS, DEPOSIT]).toEqual([3, 699])
})
