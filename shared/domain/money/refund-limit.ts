import type { Role } from '../user/user.ts'

/** A limit in rupees that no booking's price reaches. */
export const MAX_REFUND = 1_000_000

/**
 * The rupees of a booking that these roles can refund; 0 if they can refund nothing. A super admin
 * has no limit. The limits are for all refunds of a booking together, because a limit per refund
 * could be bypassed with several refunds.
 */
export type RefundLimits = { receptionistRefund: number; adminRefund: number }

export const REFUND_FIELDS = [
  'receptionistRefund',
  'adminRefund',
] as const satisfies readonly (keyof RefundLimits)[]

export const DEFAULT_REFUND_LIMITS: RefundLimits = { receptionistRefund: 500, adminRefund: 5_000 }

/** Returns how many rupees of a payment someone with this role can refund in total. */
export function refundLimit({ role }: { role: Role }, paid: number, limits: RefundLimits): number {
  const limitOf: Readonly<Record<Role, number>> = {
    user: 0,
    receptionist: limits.receptionistRefund,
    admin: limits.adminRefund,
    super_admin: paid,
  }
  return Math.min(paid, limitOf[role])
}

/** The roles whom others can ask for a refund above their own limit. */
export const HIGHER_ROLES = ['admin', 'super_admin'] as const satisfies readonly Role[]
export type HigherRole = (typeof HIGHER_ROLES)[number]

/** Returns the lowest role that can refund more of a payment than this one; null if none can. */
export function roleToRefundMore(
  staff: { role: Role },
  paid: number,
  limits: RefundLimits,
): HigherRole | null {
  const own = refundLimit(staff, paid, limits)
  return HIGHER_ROLES.find((role) => refundLimit({ role }, paid, limits) > own) ?? null
}

/** Returns the lowest of these roles that can refund all of a sum, such as a deposit. */
export function roleToRefundAll(sum: number, limits: RefundLimits): HigherRole {
  return refundLimit({ role: 'admin' }, sum, limits) === sum ? 'admin' : 'super_admin'
}

/** Returns the rupees that can still be refunded within such a limit. */
export function remainingRefund(limit: number, { returned }: { returned: number }): number {
  return Math.max(0, limit - returned)
}
