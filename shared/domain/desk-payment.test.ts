import { expect, test } from 'vitest'
import { confirmPayment } from './desk-payment.ts'

const payment = {
  booking: { id: 'b1', amount: 999 },
  waiting: { id: 'pay-1' },
  method: 'cash',
  refusal: undefined,
} as const

test('confirming a waiting payment returns its audit entry', () => {
  expect(confirmPayment(payment).outcome).toEqual({
    action: 'payment.confirm',
    subject: 'booking:b1',
    details: { payment: 'pay-1', amount: 999, method: 'cash' },
  })
})

test.each([
  ['paymentNotWaiting', { booking: undefined }],
  ['paymentNotWaiting', { waiting: undefined }],
  ['paymentNotWaiting', { refusal: 'notSignedIn' }],
  ['paymentTooLate', { refusal: 'bookingOutdated' }],
  ['deskSeatGone', { refusal: 'seatTaken' }],
  ['deskSeatGone', { refusal: 'seatClosed' }],
] as const)('confirming is refused with %s: %j', (code, changed) => {
  expect(confirmPayment({ ...payment, ...changed }).refusal?.code).toBe(code)
})
