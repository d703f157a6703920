import { rupees } from '../booking/prices.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { may } from '../user/permissions.ts'
import type { Role } from '../user/user.ts'

/** Rules for the late fee. Kept separate, because only the settings screen loads them. */
const MAX_LATE_FEE = 10_000
const MAX_LATE_FEE_DAYS = 60

export const LATE_FEE_PROBLEMS = fieldProblems({
  lateFeeAmountInvalid: `Please enter a whole number of rupees from 0 to ${rupees(MAX_LATE_FEE)}`,
  lateFeeDaysInvalid: `Please enter a whole number from 0 to ${MAX_LATE_FEE_DAYS}`,
})

export function lateFeeAmountProblem(amount: number): FieldProblem | undefined {
  return isWithin(amount, MAX_LATE_FEE) ? undefined : LATE_FEE_PROBLEMS.lateFeeAmountInvalid
}

export function lateFeeDaysProblem(days: number): FieldProblem | undefined {
  return isWithin(days, MAX_LATE_FEE_DAYS) ? undefined : LATE_FEE_PROBLEMS.lateFeeDaysInvalid
}

function isWithin(count: number, highest: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= highest
}

/** Only super admins, because the fee changes what every member is asked for. */
export function mayChangeLateFee({ role }: { role: Role }): boolean {
  return may({ role }, 'ownerSettings')
}
