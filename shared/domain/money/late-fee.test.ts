import { expect, test } from 'vitest'
import { payPart } from './due.ts'
import { agreedLateFee, DEFAULT_LATE_FEE_TERMS, lateFee, lateFeeInForce } from './late-fee.ts'

const TERMS = { lateFeeAmount: 50, lateFeeDays: 3 }

test('by default there is no late fee [late-fee-1]', () => {
  expect(agreedLateFee(DEFAULT_LATE_FEE_TERMS, '2026-03-15')).toBeNull()
  expect(lateFee({ open: 999, lateFee: null }, '2030-01-01')).toBe(0)
})

test.each([
  ['2026-03-15', 3, '2026-03-18', '2026-03-19'],
  ['2026-03-15', 0, '2026-03-15', '2026-03-16'],
  ['2026-02-27', 1, '2026-02-28', '2026-03-01'],
  ['2026-12-30', 2, '2027-01-01', '2027-01-02'],
])(
  'a due by %s with %i days of grace has no fee on %s, and one from %s [late-fee-2]',
  (payableOn, lateFeeDays, last, first) => {
    const due = { open: 999, lateFee: agreedLateFee({ ...TERMS, lateFeeDays }, payableOn) }
    expect(lateFee(due, last)).toBe(0)
    expect(lateFee(due, first)).toBe(50)
    expect(lateFee({ ...due, open: 0 }, first)).toBe(0)
  },
)

test('switching late fees off lifts those that were agreed; another amount changes none [late-fee-3]', () => {
  const agreed = agreedLateFee(TERMS, '2026-03-15')
  expect(lateFeeInForce(agreed, { lateFeeAmount: 0 })).toBeNull()
  expect(lateFeeInForce(agreed, { lateFeeAmount: 80 })?.amount).toBe(50)
})

const PART = {
  id: 'p2',
  bookingId: 'b1',
  amount: 300,
  open: 999,
  lateFee: 50,
  method: 'upi',
} as const
const LATE = {
  due: { open: 999, payableOn: '2026-03-15', lateFee: agreedLateFee(TERMS, '2026-03-15') },
  paidOn: '2026-03-19',
  discountLimit: 49,
  shiftMissing: false,
}

test('a late part settles the fee, which is not a part of what is owed [late-fee-4]', () => {
  expect(payPart(PART, LATE).outcome).toMatchObject({
    open: 699,
    lateFee: 50,
    feeSettled: true,
    change: { details: { amount: 300, left: 699, lateFee: 50 } },
  })
  const inTime = { ...LATE, paidOn: '2026-03-18' }
  expect(payPart({ ...PART, lateFee: 0 }, inTime).outcome).toMatchObject({
    lateFee: 0,
    feeSettled: false,
  })
})

test('a part is refused if the caller saw a different late fee [late-fee-5]', () => {
  for (const shown of [0, 49, 51]) {
    const { refusal } = payPart({ ...PART, lateFee: shown }, LATE)
    expect(refusal).toEqual({ code: 'lateFeeChanged', values: { fee: '₹50' } })
  }
  expect(payPart(PART, { ...LATE, paidOn: '2026-03-18' }).refusal?.code).toBe('lateFeeChanged')
})

test('the fee can be left out with a reason, within the limit for discounts [late-fee-6]', () => {
  const part = { ...PART, withoutLateFee: 'Was ill' }
  expect(payPart(part, LATE).refusal?.code).toBe('discountAboveLimit')
  const { outcome } = payPart(part, { ...LATE, discountLimit: 50 })
  expect(outcome).toMatchObject({ open: 699, lateFee: 0, feeSettled: true })
  expect(outcome?.change.details).toMatchObject({ lateFeeLeftOut: 50, reason: 'Was ill' })
})
