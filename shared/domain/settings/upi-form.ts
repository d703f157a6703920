import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { may } from '../user/permissions.ts'
import type { Role } from '../user/user.ts'

// Apart from upi-details.ts, because only the settings screen loads these rules.

/** Only super admins, because the details decide where the members' money goes. */
export function mayChangeUpiDetails({ role }: { role: Role }): boolean {
  return may({ role }, 'ownerSettings')
}

const UPI_ID_MAX_LENGTH = 100
const UPI_PAYEE_MAX_LENGTH = 60

export const UPI_DETAILS_PROBLEMS = fieldProblems({
  upiIdInvalid: 'Please enter a UPI ID such as name@bank',
  upiPayeeTooLong: `This name is too long (maximum ${UPI_PAYEE_MAX_LENGTH} characters)`,
})

/** A name and the handle of a bank or an app. */
const UPI_ID = /^[A-Za-z0-9._-]{2,}@[A-Za-z][A-Za-z0-9]+$/

export function upiIdProblem(typed: string): FieldProblem | undefined {
  const id = typed.trim()
  const isValid = id === '' || (UPI_ID.test(id) && id.length <= UPI_ID_MAX_LENGTH)
  return isValid ? undefined : UPI_DETAILS_PROBLEMS.upiIdInvalid
}

export function upiPayeeProblem(name: string): FieldProblem | undefined {
  return name.trim().length > UPI_PAYEE_MAX_LENGTH
    ? UPI_DETAILS_PROBLEMS.upiPayeeTooLong
    : undefined
}
