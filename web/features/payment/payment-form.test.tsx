import { expect, test } from 'vitest'
import { payButtonText } from '#web/features/payment/pay-button-text.ts'
import { PaymentForm } from '#web/features/payment/payment-form.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'

test('offers UPI and cash at center, and shows the amount on the button [payment-23]', () => {
  const { text, html } = renderStatic(
    <PaymentForm
      bookingKey="u1 A5"
      seat="A5"
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
  const { text } = renderStatic(
    <PaymentForm
      bookingKey="u1 A5"
      seat="A5"
      amount={1499}
      place={{ atReception: true, until: '2026-11-24' }}
      busy={false}
      failure={null}
      retryHelps
      onPay={() => {}}
    />,
  )
  expect(text).toContain('How will you pay at reception?')
  expect(text).toMatch(/^Reserve seat A5 · ₹1,499$/m)
  expect(text).not.toMatch(/^Pay ₹/m)
})

test('the button says what the chosen method does [payment-433]', () => {
  const booking = { seat: 'A5', amount: 1499 }
  const online = { atReception: false } as const
  expect(payButtonText(booking, online, '')).toBe('Pay ₹1,499')
  expect(payButtonText(booking, online, 'upi')).toBe('Pay ₹1,499')
  expect(payButtonText(booking, online, 'cash')).toBe('Confirm, pay ₹1,499 in cash')
  const desk = { atReception: true, until: '2026-11-24' } as const
  const byUpi = { ...desk, canPayByUpi: true }
  expect(payButtonText(booking, byUpi, '')).toBe('Pay ₹1,499')
  expect(payButtonText(booking, desk, '')).toBe('Reserve seat A5 · ₹1,499')
  expect(payButtonText(booking, byUpi, 'upi')).toBe('Pay ₹1,499 by UPI')
  expect(payButtonText(booking, byUpi, 'cash')).toBe('Reserve, pay at reception by 24 Nov 2026')
  expect(payButtonText(booking, desk, 'upi')).toBe('Reserve, pay at reception by 24 Nov 2026')
  expect(payButtonText(booking, { atReception: true }, 'cash')).toBe('Reserve, pay at reception')
})
