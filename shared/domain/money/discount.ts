import { rupees } from '../booking/prices.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import type { Refusal } from '../refusal.ts'
import { may } from '../user/permissions.ts'
import type { Role } from '../user/user.ts'

export const DISCOUNT_NAME_MAX_LENGTH = 80

const ALL = 100

/** What reception takes off a booking's price, and why. */
export type Discount = {
  /** Whole rupees. */
  amount: number
  name: string
}

/** A discount that was given, and the name of who gave it. `name` is '' after an erasure. */
export type GivenDiscount = Discount & { givenBy: string }

/** The highest discounts of these roles, in percent of the price. A super admin has no limit. */
export type DiscountLimits = { receptionistDiscount: number; adminDiscount: number }

export const DISCOUNT_FIELDS = [
  'receptionistDiscount',
  'adminDiscount',
] as const satisfies readonly (keyof DiscountLimits)[]

export const DEFAULT_DISCOUNT_LIMITS: DiscountLimits = {
  receptionistDiscount: 0,
  adminDiscount: ALL,
}

export const DISCOUNT_PROBLEMS = fieldProblems({
  discountLimitInvalid: `Please enter a whole number from 0 to ${ALL}`,
})

/** Returns what is wrong with a role's limit, in percent. */
export function discountLimitProblem(percent: number): FieldProblem | undefined {
  return Number.isInteger(percent) && percent >= 0 && percent <= ALL
    ? undefined
    : DISCOUNT_PROBLEMS.discountLimitInvalid
}

/** Only super admins, because a limit for admins binds nobody who can raise it. */
export function mayChangeDiscountLimits({ role }: { role: Role }): boolean {
  return may({ role }, 'ownerSettings')
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
    super_admin: ALL,
  }
  return Math.floor((price * percents[role]) / ALL)
}

/** Returns why a discount can't be given; `limit` is that of the person who gives it, in rupees. */
export function discountRefusal({ amount }: Discount, limit: number): Refusal | undefined {
  if (amount <= limit) return undefined
  return { code: 'discountAboveLimit', values: { limit: rupees(limit) } }
}
