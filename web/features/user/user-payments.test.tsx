import { expect, test } from 'vitest'
import { UserPayments } from '#web/features/user/user-payments.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'

const payment = {
  id: 'PAY_1',
  amount: 1499,
  state: 'completed',
  at: '2026-11-20T06:30:00.000Z',
  receipt: null,
  correctable: false,
  drawer: null,
} as const

test.each([
  ['upi', '20 Nov 2026, UPI'],
  ['cash', '20 Nov 2026, Cash at center'],
  [null, '20 Nov 2026'],
] as const)('a payment with method %s is listed as %s', (method, line) => {
  const { text } = renderStatic(<UserPayments payments={[{ ...payment, method }]} refunds={[]} />)
  expect(text.split('\n')).toEqual(['₹1,499', line, 'PAY_1', 'Completed'])
})

test('payments link to their receipts and refunds to their vouchers', () => {
  const refund = {
    number: 'RV/26-27/00001',
    amount: 300,
    method: 'cash',
    day: '2026-11-21',
  } as const
  const paid = { ...payment, method: 'upi', receipt: 'DA/26-27/00007' } as const
  const { text, html } = renderStatic(<UserPayments payments={[paid]} refunds={[refund]} />)
  expect(text).toContain('− ₹300')
  expect(text).toContain('Open RV/26-27/00001')
  expect(html).toContain('href="/admin/receipt?number=DA%2F26-27%2F00007"')
})
