import { rupees } from '../booking/prices.ts'
import type { Refusal } from '../refusal.ts'
import type { Role } from '../user/user.ts'

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

/** Returns the rupees that someone with this role may take off a price. */
export function discountLimit(
  { role }: { role: Role },
  price: number,
  limits: DiscountLimits,
): number {
  const percents: Readonly<Record<Role, number>> = {
    user: 0,
    receptionist: limits.receptionistDiscount,
    admin: limits.adminDiscount,
    super_admin: WHOLE_PRICE_PERCENT,
  }
  return Math.floor((price * percents[role]) / WHOLE_PRICE_PERCENT)
}

/** Returns why a discount can't be given; `limit` is the giver's limit in rupees. */
export function discountRefusal(
  { amount }: Pick<Discount, 'amount'>,
  limit: number,
): Refusal | undefined {
  if (amount <= limit) return undefined
  return { code: 'discountAboveLimit', values: { limit: rupees(limit) } }
}
