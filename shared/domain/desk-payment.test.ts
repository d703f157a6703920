import { expect, test } from 'vitest'
import { confirmPayment } from './desk-payment.ts'

const payment = {
  adminId: 'admin',
  booking: { id: 'b1', amount: 999, endDate: '2026-04-10' },
  today: '2026-03-10',
  waiting: { id: 'pay-1' },
  completed: undefined,
  claim: undefined,
  method: 'cash',
  consentNeeded: null,
  refusal: undefined,
  shiftMissing: false,
} as const

const COMPLETED = { confirmedBy: 'admin', amount: 999, sold: null } as const

test('confirming a waiting payment returns its audit entry', () => {
  expect(confirmPayment(payment).outcome).toEqual({
    action: 'payment.confirm',
    subject: 'booking:b1',
    details: { payment: 'pay-1', amount: 999, method: 'cash' },
  })
})

test('confirming a payment again changes nothing for the same admin and method only', () => {
  const completed = { ...COMPLETED, method: 'cash', reference: 'desk-pay-1' } as const
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
  const completed = { ...COMPLETED, method: 'upi', reference: '512345678901' } as const
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

const PART = { amount: 500, payableOn: '2026-03-15' } as const

test('the audit entry of a part names what is left and until when [due-1]', () => {
  expect(confirmPayment({ ...payment, part: PART }).outcome?.details).toEqual({
    payment: 'pay-1',
    amount: 500,
    method: 'cash',
    left: 499,
    payableOn: '2026-03-15',
  })
})

test.each([
  [{ amount: 999 }, 'part.amount', 'partTooMuch'],
  [{ payableOn: '2026-03-09' }, 'part.payableOn', 'payableOnOutside'],
  [{ payableOn: '2026-04-10' }, 'part.payableOn', 'payableOnOutside'],
] as const)('a part with %j is refused [due-2]', (changed, field, code) => {
  const { refusal } = confirmPayment({ ...payment, part: { ...PART, ...changed } })
  expect(refusal?.code).toBe('validationFailed')
  expect(refusal?.problems?.[field]?.code).toBe(code)
})

test('confirming a part again changes nothing only for the same part [due-3]', () => {
  const completed = {
    ...COMPLETED,
    method: 'cash',
    reference: 'x',
    amount: 500,
    sold: 999,
  } as const
  const paid = { ...payment, booking: undefined, waiting: undefined, completed }
  expect(confirmPayment({ ...paid, part: PART })).toEqual({ outcome: null })
  const refusal = { code: 'paymentNotWaiting' }
  expect(confirmPayment({ ...paid, part: { ...PART, amount: 600 } })).toEqual({ refusal })
  expect(confirmPayment(paid)).toEqual({ refusal })
})
