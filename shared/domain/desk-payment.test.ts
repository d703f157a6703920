import { expect, test } from 'vitest'
import { confirmPayment } from './desk-payment.ts'

const payment = {
  adminId: 'admin',
  booking: { id: 'b1', amount: 999 },
  waiting: { id: 'pay-1' },
  completed: undefined,
  method: 'cash',
  consentNeeded: null,
  refusal: undefined,
} as const

test('confirming a waiting payment returns its audit entry', () => {
  expect(confirmPayment(payment).outcome).toEqual({
    action: 'payment.confirm',
    subject: 'booking:b1',
    details: { payment: 'pay-1', amount: 999, method: 'cash' },
  })
})

test('confirming a payment again changes nothing for the same admin and method only', () => {
  const completed = { method: 'cash', confirmedBy: 'admin' } as const
  const paid = { ...payment, booking: undefined, waiting: undefined, completed }
  expect(confirmPayment(paid)).toEqual({ outcome: null })
  const refusal = { code: 'paymentNotWaiting' }
  expect(confirmPayment({ ...paid, adminId: 'other' })).toEqual({ refusal })
  expect(confirmPayment({ ...paid, method: 'upi' })).toEqual({ refusal })
})

test.each([
  ['paymentNotWaiting', { booking: undefined }],
  ['paymentNotWaiting', { waiting: undefined }],
  ['paymentNotWaiting', { refusal: 'notLoggedIn' }],
  ['consentRequired', { consentNeeded: 'parent' }],
  ['paymentTooLate', { refusal: 'bookingOutdated' }],
  ['deskSeatGone', { refusal: 'seatTaken' }],
  ['deskSeatGone', { refusal: 'seatClosed' }],
] as const)('confirming is refused with %s: %j', (code, changed) => {
  expect(confirmPayment({ ...payment, ...changed }).refusal?.code).toBe(code)
})
