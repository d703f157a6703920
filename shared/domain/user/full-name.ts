import { type FieldProblem, fieldProblems } from '../field-problem.ts'

export const FULL_NAME_PROBLEMS = fieldProblems({
  fullNameRequired: 'Full name is required',
  fullNameTooShort: 'Full name must be at least 2 characters long',
  fullNameTooLong: 'Full name is too long (maximum 100 characters)',
  fullNameInvalid: 'Full name can only contain letters, spaces, hyphens, apostrophes and periods',
  lastNameRequired: 'Please enter your first and last name',
})

/** Returns the problem of a full name (document 1, section 5). Allows letters of every script. */
export function fullNameProblem(fullName: string): FieldProblem | undefined {
  const name = fullName.trim()
  const length = [...name].length
  if (length === 0) return FULL_NAME_PROBLEMS.fullNameRequired
  if (length < 2) return FULL_NAME_PROBLEMS.fullNameTooShort
  if (length > 100) return FULL_NAME_PROBLEMS.fullNameTooLong
  if (!/^(?:[\p{L}\p{M} \-'’.]|\u200c|\u200d)+$/u.test(name)) {
    return FULL_NAME_PROBLEMS.fullNameInvalid
  }
  if (name.split(/ +/).length < 2) return FULL_NAME_PROBLEMS.lastNameRequired
  return undefined
}

/** Splits a name into its first word and the rest, as in the current-user reply. */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
