import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bookingKey, discardPaymentId, paymentIdFor } from '#web/features/payment/payment-id.ts'
import { UNPAID } from '#web/testing/member.ts'

const first = bookingKey('u1', UNPAID)
const secondKey = bookingKey('u1', { ...UNPAID, seat: 'A4' })

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const stored = new Map<string, string>()
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }
}

beforeEach(() => vi.stubGlobal('localStorage', storage()))
afterEach(() => {
  discardPaymentId()
  vi.unstubAllGlobals()
})

it('returns the same ID for a booking until it is discarded [payment-15]', () => {
  const id = paymentIdFor(first)
  expect(id).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
  expect(paymentIdFor(first)).toBe(id)
  discardPaymentId()
  expect(paymentIdFor(first)).not.toBe(id)
})

it('returns another ID for another booking, for another member, and for a booking that was saved again', () => {
  const id = paymentIdFor(first)
  expect(paymentIdFor(secondKey)).not.toBe(id)
  expect(bookingKey('u2', UNPAID)).not.toBe(first)
  expect(bookingKey('u1', { ...UNPAID, holdUntil: '2026-11-20T11:00:00.000Z' })).not.toBe(first)
})

it('ignores a malformed stored value', () => {
  localStorage.setItem('paymentId', '{"booking":')
  expect(paymentIdFor(first)).toBe(paymentIdFor(first))
})

it('remembers the ID in memory if the browser refuses storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  })
  expect(paymentIdFor(first)).toBe(paymentIdFor(first))
})

it('returns a random ID even on a page without https', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array) => bytes.fill(171),
  })
  expect(paymentIdFor(first)).toBe('ab'.repeat(16))
})
