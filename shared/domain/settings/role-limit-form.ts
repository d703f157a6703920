import { rupees } from '../booking/prices.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { WHOLE_PRICE_PERCENT } from '../money/discount.ts'
import { MAX_REFUND } from '../money/refund-limit.ts'
import { may } from '../user/permissions.ts'
import type { Role } from '../user/user.ts'

/** Rules for the role limits. Kept separate, because only the settings screen loads them. */
export const ROLE_LIMIT_PROBLEMS = fieldProblems({
  discountLimitInvalid: `Please enter a whole number from 0 to ${WHOLE_PRICE_PERCENT}`,
  refundLimitInvalid: `Please enter a whole number of rupees from ${rupees(0)} to ${rupees(MAX_REFUND)}`,
})

/** Returns what is wrong with a role's discount limit, in percent. */
export function discountLimitProblem(percent: number): FieldProblem | undefined {
  return isValidLimit(percent, WHOLE_PRICE_PERCENT)
    ? undefined
    : ROLE_LIMIT_PROBLEMS.discountLimitInvalid
}

/** Returns what is wrong with a role's refund limit, in rupees. */
export function refundLimitProblem(limit: number): FieldProblem | undefined {
  return isValidLimit(limit, MAX_REFUND) ? undefined : ROLE_LIMIT_PROBLEMS.refundLimitInvalid
}

function isValidLimit(limit: number, highest: number): boolean {
  return Number.isInteger(limit) && limit >= 0 && limit <= highest
}

/** Only super admins, because admins could otherwise raise their own limits. */
export function mayChangeRoleLimits({ role }: { role: Role }): boolean {
  return may({ role }, 'ownerSettings')
}
