import { expect, test } from 'vitest'
import { PaymentForm } from '#web/features/payment/payment-form.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'

test('offers UPI and cash at center, and names the amount on the button [payment-23]', () => {
  const { text, html } = renderStatic(
    <PaymentForm amount={1499} busy={false} failure={null} retryHelps onPay={() => {}} />,
  )
  for (const line of [/^UPI/m, /^Cash at center/m, /^Pay ₹1,499$/m]) expect(text).toMatch(line)
  expect([...html.matchAll(/type="radio"[^>]* value="(\w+)"/g)].map(([, value]) => value)).toEqual([
    'upi',
    'cash',
  ])
})
