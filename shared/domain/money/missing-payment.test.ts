import { expect, test } from 'vitest'
import { type ConfirmedUpi, isMissing } from './missing-payment.ts'

const DAYS = { from: '2026-03-05', to: '2026-03-10' }
const PAYMENT: ConfirmedUpi = {
  amount: 999,
  confirmedOn: '2026-03-08',
  sentOn: null,
  matched: false,
  paidByUpi: 999,
  refundedByUpi: 0,
}

test.each<[why: string, changes: Partial<ConfirmedUpi>, missing: boolean]>([
  ['unmatched on an imported day', {}, true],
  ['on the oldest imported day', { confirmedOn: '2026-03-05' }, true],
  ['on the newest imported day', { confirmedOn: '2026-03-10' }, true],
  ['before the oldest imported day', { confirmedOn: '2026-03-04' }, false],
  ['after the newest imported day', { confirmedOn: '2026-03-11' }, false],
  ['sent before the oldest imported day', { sentOn: '2026-03-04' }, false],
  ['sent and confirmed on imported days', { sentOn: '2026-03-05' }, true],
  ['matched', { matched: true }, false],
  ['of ₹0 after a discount', { amount: 0, paidByUpi: 0 }, false],
  ['refunded by UPI', { refundedByUpi: 999 }, false],
  ['refunded by UPI in part', { refundedByUpi: 500 }, true],
])('a UPI payment %s [statement-70]', (_why, changes, missing) => {
  expect(isMissing({ ...PAYMENT, ...changes }, DAYS)).toBe(missing)
})
