import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_DISCOUNT_LIMITS, discountLimit } from './discount.ts'

test.each([
  ['user', 0],
  ['receptionist', 0],
  ['admin', 1499],
  ['super_admin', 1499],
] as const)(
  'unless the owner changes it, a %s can take ₹%i off ₹1,499 [discount-6]',
  (role, limit) => {
    expect(discountLimit({ role }, 1499, DEFAULT_DISCOUNT_LIMITS)).toBe(limit)
  },
)

test('a limit is whole rupees, and never more than the percentage of the price [discount-7]', () => {
  const limits = { receptionistDiscount: 15, adminDiscount: 50 }
  expect(discountLimit({ role: 'receptionist' }, 1499, limits)).toBe(224)
  expect(discountLimit({ role: 'admin' }, 1499, limits)).toBe(749)
  expect(discountLimit({ role: 'super_admin' }, 1499, limits)).toBe(1499)
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(100), (price, percent) => {
      const both = { receptionistDiscount: percent, adminDiscount: percent }
      const limit = discountLimit({ role: 'receptionist' }, price, both)
      expect(Number.isInteger(limit)).toBe(true)
      expect(limit * 100).toBeLessThanOrEqual(price * percent)
      expect((limit + 1) * 100).toBeGreaterThan(price * percent)
    }),
  )
})
