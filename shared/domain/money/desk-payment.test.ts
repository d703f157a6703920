import { expect, test } from 'vitest'
import { confirmPayment } from './desk-payment.ts'

const payment = {
  adminId: 'admin',
  booking: { id: 'b1', amount: 999, endDate: '2026-04-10' },
  ended: false,
  today: '2026-03-10',
  waiting: { id: 'pay-1', deposit: 0 },
  completed: undefined,
  discountLimit: 0,
  claim: undefined,
  method: 'cash',
  consentNeeded: null,
  refusal: undefined,
  shiftMissing: false,
} as const

const COMPLETED = {
  confirmedBy: 'admin',
  amount: 999,
  sold: null,
  discount: 0,
  discountName: '',
  deposit: 0,
} as const

test('confirming a waiting payment returns its audit entry', () => {
  expect(confirmPayment(payment).outcome).toEqual({
    action: 'payment.confirm',
    subject: 'booking:b1',
    details: { payment: 'pay-1', amount: 999, method: 'cash' },
  })
})

test('a repeated confirmation is accepted only from the same admin with the same method', () => {
  const completed = { ...COMPLETED, method: 'cash', reference: 'desk-pay-1' } as const
  const paid = { ...payment, booking: undefined, waiting: undefined, completed }
  expect(confirmPayment(paid)).toEqual({ outcome: null })
  const refusal = { code: 'paymentAlreadyConfirmed' }
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

test('a repeated confirmation of a claim is accepted only from the same admin with the same UTR [upi-2]', () => {
  const completed = { ...COMPLETED, method: 'upi', reference: '512345678901' } as const
  const over = { booking: undefined, waiting: undefined, method: 'upi' } as const
  const paid = { ...payment, ...over, completed }
  expect(confirmPayment({ ...paid, utr: '512345678901' })).toEqual({ outcome: null })
  const refusal = { code: 'claimNotWaiting' }
  expect(confirmPayment({ ...paid, utr: '512345678902' })).toEqual({ refusal })
  expect(confirmPayment({ ...paid, adminId: 'other', utr: '512345678901' })).toEqual({ refusal })
})

test.each([
  ['paymentAlreadyConfirmed', { booking: undefined }],
  ['bookingEnded', { booking: undefined, waiting: undefined, ended: true }],
  ['paymentAlreadyConfirmed', { waiting: undefined }],
  ['paymentAlreadyConfirmed', { refusal: 'notLoggedIn' }],
  ['consentRequired', { consentNeeded: 'parent' }],
  ['paymentTooLate', { refusal: 'startDatePassed' }],
  ['seatNoLongerFree', { refusal: 'seatTaken' }],
  ['seatNoLongerFree', { refusal: 'seatClosed' }],
  ['noOpenShift', { shiftMissing: true }],
] as const)('confirming is refused with %s: %j', (code, changed) => {
  expect(confirmPayment({ ...payment, ...changed }).refusal?.code).toBe(code)
})

const PART = { amount: 500, payableOn: '2026-03-15' } as const

test('the audit entry of a part payment names what is left and by when it must be paid [due-1]', () => {
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

test('a repeated confirmation of a part is accepted only for the same part [due-3]', () => {
  const completed = {
    ...COMPLETED,
    method: 'cash',
    reference: 'x',
    amount: 500,
    sold: 999,
  } as const
  const paid = { ...payment, booking: undefined, waiting: undefined, completed }
  expect(confirmPayment({ ...paid, part: PART })).toEqual({ outcome: null })
  const refusal = { code: 'paymentAlreadyConfirmed' }
  expect(confirmPayment({ ...paid, part: { ...PART, amount: 600 } })).toEqual({ refusal })
  expect(confirmPayment(paid)).toEqual({ refusal })
})

const DISCOUNT = { amount: 200, name: 'Friend of a member' } as const
const DISCOUNTED_PAYMENT = { ...payment, discountLimit: 999, discount: DISCOUNT } as const

test('the audit entry of a discounted payment names the discount and the reduced amount [discount-1]', () => {
  expect(confirmPayment(DISCOUNTED_PAYMENT).outcome?.details).toEqual({
    payment: 'pay-1',
    amount: 799,
    method: 'cash',
    discount: 200,
    discountName: 'Friend of a member',
  })
  expect(confirmPayment({ ...DISCOUNTED_PAYMENT, part: PART }).outcome?.details).toMatchObject({
    amount: 500,
    discount: 200,
    left: 299,
  })
})

test('after a discount of the whole price, neither a method nor a shift is needed [discount-2]', () => {
  const whole = {
    ...DISCOUNTED_PAYMENT,
    discount: { ...DISCOUNT, amount: 999 },
    shiftMissing: true,
  }
  const details = { payment: 'pay-1', amount: 0, discount: 999, discountName: DISCOUNT.name }
  expect(confirmPayment(whole).outcome?.details).toEqual(details)
  expect(confirmPayment({ ...whole, method: undefined }).outcome?.details).toEqual(details)
  const other = confirmPayment({ ...DISCOUNTED_PAYMENT, method: undefined }).refusal
  expect(other?.problems?.paymentMethod?.code).toBe('paymentMethodRequired')
  expect(confirmPayment({ ...whole, part: PART }).refusal?.code).toBe('validationFailed')
})

test('a discount above the limit is refused with the limit in rupees [discount-3]', () => {
  const refusal = { code: 'discountAboveLimit', values: { limit: '₹199' } }
  expect(confirmPayment({ ...DISCOUNTED_PAYMENT, discountLimit: 199 })).toEqual({ refusal })
  expect(confirmPayment({ ...DISCOUNTED_PAYMENT, discountLimit: 200 }).refusal).toBeUndefined()
})

test('a repeated confirmation with a discount is accepted only for the same discount [discount-4]', () => {
  const given = { amount: 799, sold: 999, discount: 200, discountName: DISCOUNT.name } as const
  const completed = { ...COMPLETED, ...given, method: 'cash', reference: 'x' } as const
  const paid = { ...DISCOUNTED_PAYMENT, booking: undefined, waiting: undefined, completed }
  expect(confirmPayment(paid)).toEqual({ outcome: null })
  const refusal = { code: 'paymentAlreadyConfirmed' }
  for (const discount of [undefined, { ...DISCOUNT, amount: 201 }, { ...DISCOUNT, name: 'Exam' }]) {
    expect(confirmPayment({ ...paid, discount })).toEqual({ refusal })
  }
  expect(confirmPayment({ ...paid, part: PART })).toEqual({ refusal })
})
