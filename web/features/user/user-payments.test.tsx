import { expect, test } from 'vitest'
import { UserPayments } from '#web/features/user/user-payments.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'

const payment = {
  id: 'PAY_1',
  amount: 1499,
  state: 'completed',
  at: '2026-11-20T06:30:00.000Z',
} as const

test.each([
  ['upi', '20 Nov 2026, UPI'],
  ['cash', '20 Nov 2026, Cash at center'],
  [null, '20 Nov 2026'],
] as const)('a payment with method %s is listed as %s', (method, line) => {
  const { text } = renderStatic(<UserPayments payments={[{ ...payment, method }]} />)
  expect(text.split('\n')).toEqual(['₹1,499', line, 'PAY_1', 'Completed'])
})
