import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PendingBooking } from '#shared/contract/user.ts'
import { bookingKey, forgetPaymentId, paymentIdFor } from '#web/features/payment/payment-id.ts'

const booking: PendingBooking = {
  membershipType: 'Dyandhara Kaksh',
  timeSlot: 'Day Batch (7:00 AM - 10:00 PM)',
  membershipDuration: '1 Month',
  membershipStartDate: '2026-11-21',
  membershipEndDate: '2026-12-21',
  preferredSeat: 'A5',
  totalAmount: 1499,
  paymentStatus: 'pending',
  holdUntil: '2026-11-20T10:30:00.000Z',
  renewal: false,
  payAtDesk: false,
}
const first = bookingKey('u1', booking)
const second = bookingKey('u1', { ...booking, preferredSeat: 'A4' })

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

beforeEach(() => vi.stubGlobal('localStorage', storage()))
afterEach(() => {
  forgetPaymentId()
  vi.unstubAllGlobals()
})

it('stays the same for a booking until it is given up', () => {
  const id = paymentIdFor(first)
  expect(id).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
  expect(paymentIdFor(first)).toBe(id)
  forgetPaymentId()
  expect(paymentIdFor(first)).not.toBe(id)
})

it('is another one for another booking, another member, or a booking that was saved again', () => {
  const id = paymentIdFor(first)
  expect(paymentIdFor(second)).not.toBe(id)
  expect(bookingKey('u2', booking)).not.toBe(first)
  expect(bookingKey('u1', { ...booking, holdUntil: '2026-11-20T11:00:00.000Z' })).not.toBe(first)
})

it('survives a storage that holds something else', () => {
  localStorage.setItem('paymentId', '{"booking":')
  expect(paymentIdFor(first)).toBe(paymentIdFor(first))
})

it('is kept while the page is open where the browser refuses storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  })
  expect(paymentIdFor(first)).toBe(paymentIdFor(first))
})

it('is random also on a page without https', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array) => bytes.fill(171),
  })
  expect(paymentIdFor(first)).toBe('ab'.repeat(16))
})
