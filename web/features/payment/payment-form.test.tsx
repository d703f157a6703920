import { expect, test } from 'vitest'
import { PaymentForm } from '#web/features/payment/payment-form.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'

test('offers UPI and cash at center, and shows the amount on the button [payment-23]', () => {
  const { text, html } = renderStatic(
    <PaymentForm
      amount={1499}
      place={{ atReception: false }}
      busy={false}
      failure={null}
      retryHelps
      onPay={() => {}}
    />,
  )
  for (const line of [/^UPI/m, /^Cash at center/m, /^Pay ₹1,499$/m]) expect(text).toMatch(line)
  expect([...html.matchAll(/type="radio"[^>]* value="(\w+)"/g)].map(([, value]) => value)).toEqual([
    'upi',
    'cash',
  ])
})

test('without online payment, offers to reserve the seat until a day [payment-430]', () => {
  const form = (until: string | undefined) =>
    renderStatic(
      <PaymentForm
        amount={1499}
        place={{ atReception: true, ...(until !== undefined && { until }) }}
        busy={false}
        failure={null}
        retryHelps
        onPay={() => {}}
      />,
    ).text
  expect(form('2026-11-24')).toMatch(/^Reserve, pay at reception by 24 Nov 2026$/m)
  expect(form('2026-11-24')).toContain('How will you pay at reception?')
  expect(form('2026-11-24')).not.toMatch(/^Pay ₹/m)
  expect(form(undefined)).toMatch(/^Reserve, pay at reception$/m)
})
