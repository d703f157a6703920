import { rupees, rupeesAndPaise } from '../booking/prices.ts'
import type { Refusal } from '../refusal.ts'
import type { Role } from '../user/user.ts'
import { paiseOf } from './ledger.ts'

export const DISCOUNT_NAME_MAX_LENGTH = 80

/** In percent. */
export const WHOLE_PRICE_PERCENT = 100

/** What reception takes off a booking's price, and why. */
export type Discount = {
  /** Whole rupees. */
  amount: number
  name: string
}

/** A discount that was given, and the name of the person who gave it. `name` is '' once erased. */
export type GivenDiscount = Discount & { givenBy: string }

/** The highest discounts of these roles, in percent of the price. A super admin has no limit. */
export type DiscountLimits = { receptionistDiscount: number; adminDiscount: number }

export const DISCOUNT_FIELDS = [
  'receptionistDiscount',
  'adminDiscount',
] as const satisfies readonly (keyof DiscountLimits)[]

export const DEFAULT_DISCOUNT_LIMITS: DiscountLimits = {
  receptionistDiscount: 0,
  adminDiscount: WHOLE_PRICE_PERCENT,
}

/**
 * Returns the rupees that someone with this role may still take off a price. All discounts of a booking together
 * stay within the limit; `given` is what was taken off before, no matter by whom.
 */
export function discountLimit(
  { role }: { role: Role },
  price: number,
  limits: DiscountLimits,
  given = 0,
): number {
  const percents: Readonly<Record<Role, number>> = {
    user: 0,
    receptionist: limits.receptionistDiscount,
    admin: limits.adminDiscount,
    super_admin: WHOLE_PRICE_PERCENT,
  }
  return Math.max(0, Math.floor((price * percents[role]) / WHOLE_PRICE_PERCENT) - given)
}

/**
 * Returns the highest discount on a payment that the bank has: it must leave something that was paid. `toPay` is the
 * price with the deposit.
 */
export function limitOfBankPayment(limit: number, toPay: number): number {
  return Math.min(limit, toPay - 1)
}

/**
 * Returns why a payment can't be recorded with the sum that the bank says came in, in paise, if it has it: a discount
 * must be the difference; without one, at most the giver's limit may be missing. `taken` is what would be recorded, in
 * rupees.
 */
export function differenceRefusal(
  taken: number,
  received: number | undefined,
  { discount, limit }: { discount: Discount | undefined; limit: number },
): Refusal | undefined {
  if (received === undefined) return undefined
  const missing = paiseOf(taken) - received
  const values = { paid: rupees(taken), received: rupeesAndPaise(received) }
  if (discount) return missing === 0 ? undefined : { code: 'discountNotTheDifference', values }
  return missing <= paiseOf(limit) ? undefined : { code: 'lessReceived', values }
}

/** Returns why a discount can't be given; `limit` is the giver's limit in rupees. */
export function discountRefusal(
  { amount }: Pick<Discount, 'amount'>,
  limit: number,
): Refusal | undefined {
  if (amount <= limit) return undefined
  return { code: 'discountAboveLimit', values: { limit: rupees(limit) } }
}
