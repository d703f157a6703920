import { expect, test } from 'vitest'
import {
  DEFAULT_REFUND_LIMITS,
  MAX_REFUND,
  refundLimit,
  remainingRefund,
  roleToRefundAll,
  roleToRefundMore,
} from './refund-limit.ts'

const PAID = 8_000

test.each([
  ['user', 0, 0],
  ['receptionist', 500, 100],
  ['admin', 5_000, 4_600],
  ['super_admin', PAID, 7_600],
] as const)(
  'unless the owner changes it, a %s can refund ₹%i of a booking, across several refunds [refund-11]',
  (role, first, afterOthers) => {
    const limit = refundLimit({ role }, PAID, DEFAULT_REFUND_LIMITS)
    expect(limit).toBe(first)
    expect(remainingRefund(limit, { returned: 0 })).toBe(first)
    expect(remainingRefund(limit, { returned: 400 })).toBe(afterOthers)
    expect(remainingRefund(limit, { returned: PAID })).toBe(0)
  },
)

test.each([
  ['user', 0],
  ['receptionist', 0],
  ['admin', 750],
  ['super_admin', PAID],
] as const)(
  'with limits of ₹0 and ₹750, a %s can refund ₹%i of a booking [refund-12]',
  (role, limit) => {
    const limits = { receptionistRefund: 0, adminRefund: 750 }
    expect(refundLimit({ role }, PAID, limits)).toBe(limit)
  },
)

test('nobody can refund more than was paid, whatever the limit [refund-19]', () => {
  const limits = { receptionistRefund: 9_000, adminRefund: MAX_REFUND }
  for (const role of ['receptionist', 'admin', 'super_admin'] as const) {
    expect(refundLimit({ role }, PAID, limits)).toBe(PAID)
  }
})

test.each([
  ['receptionist', 8_000, DEFAULT_REFUND_LIMITS, 'admin'],
  ['receptionist', 400, DEFAULT_REFUND_LIMITS, null],
  ['receptionist', 8_000, { receptionistRefund: 500, adminRefund: 500 }, 'super_admin'],
  ['admin', 8_000, DEFAULT_REFUND_LIMITS, 'super_admin'],
  ['admin', 5_000, DEFAULT_REFUND_LIMITS, null],
  ['super_admin', 8_000, DEFAULT_REFUND_LIMITS, null],
] as const)(
  'a %s asks for a refund of ₹%i with the limits %j: %s [refund-55]',
  (role, paid, limits, asked) => {
    expect(roleToRefundMore({ role }, paid, limits)).toBe(asked)
  },
)

test('a deposit is returned by an admin whose limit is high enough, or by a super admin', () => {
  expect(roleToRefundAll(699, DEFAULT_REFUND_LIMITS)).toBe('admin')
  expect(roleToRefundAll(5_001, DEFAULT_REFUND_LIMITS)).toBe('super_admin')
})
