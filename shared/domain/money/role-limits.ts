import { DEFAULT_DISCOUNT_LIMITS, DISCOUNT_FIELDS, type DiscountLimits } from './discount.ts'
import { DEFAULT_REFUND_LIMITS, REFUND_FIELDS, type RefundLimits } from './refund-limit.ts'

/** How much receptionists and admins can give away: discounts and refunds. */
export type RoleLimits = DiscountLimits & RefundLimits

export const ROLE_LIMIT_FIELDS = [...DISCOUNT_FIELDS, ...REFUND_FIELDS] as const

export const DEFAULT_ROLE_LIMITS: RoleLimits = {
  ...DEFAULT_DISCOUNT_LIMITS,
  ...DEFAULT_REFUND_LIMITS,
}
