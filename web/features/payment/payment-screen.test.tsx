import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import { PaymentScreen } from '#web/features/payment/payment-screen.tsx'
import { NEWCOMER, UNPAID } from '#web/testing/member.ts'
import { renderStatic } from '#web/testing/render-static.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-11-20T10:10:00Z')
})
afterEach(() => vi.useRealTimers())

const user = { ...NEWCOMER, booking: UNPAID, hold: UNPAID }
const screen = (simulatedPayments: boolean) =>
  renderStatic(<PaymentScreen />, {
    user,
    settings: {
      ...DEFAULT_SETTINGS,
      timeZone: 'Asia/Kolkata',
      holdMinutes: 30,
      simulatedPayments,
    },
  }).text

test('says that no money is charged while payments are simulated [payment-431]', () => {
  const text = screen(true)
  expect(text).toContain('This is a test payment. No money moves.')
  expect(text).toContain('Check your booking and choose how to pay.')
  expect(text).toMatch(/^Pay ₹1,499$/m)
  expect(text).not.toMatch(/reserve/i)
})

test('without online payment, says where and by when to pay [payment-432]', () => {
  const text = screen(false)
  expect(text).toContain('You pay nothing online. Reserve now, then pay at reception.')
  expect(text).toMatch(/^Reserve seat A5 · ₹1,499$/m)
  expect(text).not.toMatch(/test payment|^Pay ₹|any UPI app/m)
})
