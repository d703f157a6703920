import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  DEFAULT_DISCOUNT_LIMITS,
  differenceRefusal,
  discountLimit,
  limitOfBankPayment,
} from './discount.ts'

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

test('all discounts of a booking together stay within the limit [discount-34]', () => {
  const limits = { receptionistDiscount: 10, adminDiscount: 50 }
  expect(discountLimit({ role: 'admin' }, 1499, limits, 200)).toBe(549)
  expect(discountLimit({ role: 'receptionist' }, 1499, limits, 200)).toBe(0)
})

test('a discount on what the bank has leaves at least ₹1, and must be the difference [discount-35]', () => {
  expect(limitOfBankPayment(999, 999)).toBe(998)
  expect(limitOfBankPayment(999, 1698)).toBe(999)
  expect(limitOfBankPayment(99, 999)).toBe(99)
  const discounted = { discount: { amount: 99, name: 'Friend' }, limit: 999 }
  expect(differenceRefusal(900, 90_000, discounted)).toBeUndefined()
  expect(differenceRefusal(900, 90_050, discounted)).toEqual({
    code: 'discountNotTheDifference',
    values: { paid: '₹900', received: '₹900.50' },
  })
})

test('without a discount, at most the limit may be missing in what the bank has [discount-54]', () => {
  const code = (received: number, limit: number) =>
    differenceRefusal(900, received, { discount: undefined, limit })?.code
  expect(code(90_000, 0)).toBeUndefined()
  expect(code(95_000, 0)).toBeUndefined()
  expect(code(89_950, 0)).toBe('lessReceived')
  expect(code(85_000, 50)).toBeUndefined()
  expect(code(84_999, 50)).toBe('lessReceived')
})
