import { expect, test } from 'vitest'
import { confirmPayment } from './desk-payment.ts'

const payment = {
  adminId: 'admin',
  booking: { id: 'b1', amount: 999 },
  waiting: { id: 'pay-1' },
  completed: undefined,
  claim: undefined,
  method: 'cash',
  consentNeeded: null,
  refusal: undefined,
  shiftMissing: false,
} as const

test('confirming a waiting payment returns its audit entry', () => {
  expect(confirmPayment(payment).outcome).toEqual({
    action: 'payment.confirm',
    subject: 'booking:b1',
    details: { payment: 'pay-1', amount: 999, method: 'cash' },
  })
})

test('confirming a payment again changes nothing for the same admin and method only', () => {
  const completed = { method: 'cash', reference: 'desk-pay-1', confirmedBy: 'admin' } as const
  const paid = { ...payment, booking: undefined, waiting: undefined, completed }
  expect(confirmPayment(paid)).toEqual({ outcome: null })
  const refusal = { code: 'paymentNotWaiting' }
  expect(confirmPayment({ ...paid, adminId: 'other' })).toEqual({ refusal })
  expect(confirmPayment({ ...paid, method: 'upi' })).toEqual({ refusal })
})

test('a waiting claim is confirmed only by its UTR [upi-1]', () => {
  const claimed = { ...payment, claim: { utr: '512345678901' }, method: 'upi' } as const
  const utr = '512345678901'
  expect(confirmPayment({ ...claimed, utr }).outcome?.details).toEqual({
    payment: 'pay-1',
    amount: 999,
    method: 'upi',
    utr,
  })
  expect(confirmPayment(claimed).refusal).toEqual({ code: 'claimWaiting' })
  const changed = { code: 'claimChanged', values: { utr } }
  expect(confirmPayment({ ...claimed, utr: '512345678902' }).refusal).toEqual(changed)
  const gone = { code: 'claimNotWaiting' }
  expect(confirmPayment({ ...claimed, claim: undefined, utr }).refusal).toEqual(gone)
})

test('confirming a UTR again changes nothing for the same admin and UTR only [upi-2]', () => {
  const completed = { method: 'upi', reference: '512345678901', confirmedBy: 'admin' } as const
  const over = { booking: undefined, waiting: undefined, method: 'upi' } as const
  const paid = { ...payment, ...over, completed }
  expect(confirmPayment({ ...paid, utr: '512345678901' })).toEqual({ outcome: null })
  const refusal = { code: 'claimNotWaiting' }
  expect(confirmPayment({ ...paid, utr: '512345678902' })).toEqual({ refusal })
  expect(confirmPayment({ ...paid, adminId: 'other', utr: '512345678901' })).toEqual({ refusal })
})

test.each([
  ['paymentNotWaiting', { booking: undefined }],
  ['paymentNotWaiting', { waiting: undefined }],
  ['paymentNotWaiting', { refusal: 'notLoggedIn' }],
  ['consentRequired', { consentNeeded: 'parent' }],
  ['paymentTooLate', { refusal: 'bookingOutdated' }],
  ['deskSeatGone', { refusal: 'seatTaken' }],
  ['deskSeatGone', { refusal: 'seatClosed' }],
  ['noOpenShift', { shiftMissing: true }],
] as const)('confirming is refused with %s: %j', (code, changed) => {
  expect(confirmPayment({ ...payment, ...changed }).refusal?.code).toBe(code)
})
