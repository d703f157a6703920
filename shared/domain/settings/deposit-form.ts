import { rupees } from '../booking/prices.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { may } from '../user/permissions.ts'
import type { Role } from '../user/user.ts'

/** Rules for the deposit. Kept separate, because only the settings screen loads them. */
const MAX_DEPOSIT = 100_000
const MAX_DEPOSIT_MONTHS = 120

export const DEPOSIT_PROBLEMS = fieldProblems({
  depositAmountInvalid: `Please enter a whole number of rupees from ${rupees(1)} to ${rupees(MAX_DEPOSIT)}`,
  depositMonthsInvalid: `Please enter a whole number from 1 to ${MAX_DEPOSIT_MONTHS}`,
})

export function depositAmountProblem(amount: number): FieldProblem | undefined {
  return isWithin(amount, MAX_DEPOSIT) ? undefined : DEPOSIT_PROBLEMS.depositAmountInvalid
}

export function depositMonthsProblem(months: number): FieldProblem | undefined {
  return isWithin(months, MAX_DEPOSIT_MONTHS) ? undefined : DEPOSIT_PROBLEMS.depositMonthsInvalid
}

function isWithin(count: number, highest: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= highest
}

/** Only super admins, because the deposit changes what every member is asked for. */
export function mayChangeDeposit({ role }: { role: Role }): boolean {
  return may({ role }, 'ownerSettings')
}
