import { type FieldProblem, fieldProblems } from '../field-problem.ts'

export const FULL_NAME_PROBLEMS = fieldProblems({
  fullNameRequired: 'Full name is required',
  fullNameTooShort: 'Full name must be at least 2 characters long',
  fullNameTooLong: 'Full name is too long (maximum 100 characters)',
  fullNameInvalid: 'Full name can only contain letters, spaces, hyphens, apostrophes and periods',
  lastNameRequired: 'Please enter your first and last name',
})

/** At least one letter, of any script. The zero-width joiners are part of Indian scripts. */
const NAME = /^(?=.*\p{L})(?:[\p{L}\p{M} \-'’.]|\u200c|\u200d)+$/u
export const FULL_NAME_MAX_LENGTH = 100

/** Returns what is wrong with a full name (specification document 1, section 5). */
export function fullNameProblem(fullName: string): FieldProblem | undefined {
  const name = fullName.trim()
  const length = [...name].length
  if (length === 0) return FULL_NAME_PROBLEMS.fullNameRequired
  if (length < 2) return FULL_NAME_PROBLEMS.fullNameTooShort
  if ([...normalizeName(name)].length > FULL_NAME_MAX_LENGTH)
    return FULL_NAME_PROBLEMS.fullNameTooLong
  if (!NAME.test(name)) return FULL_NAME_PROBLEMS.fullNameInvalid
  if (name.split(/ +/).length < 2) return FULL_NAME_PROBLEMS.lastNameRequired
  return undefined
}

/**
 * Returns what is wrong with a name that may be a single word: a visitor's or a father's. `required`
 * and `invalid` are the problems that the form reports.
 */
export function nameProblem(
  text: string,
  required: FieldProblem,
  invalid: FieldProblem,
): FieldProblem | undefined {
  const name = normalizeName(text)
  if (name === '') return required
  if ([...name].length > FULL_NAME_MAX_LENGTH) return FULL_NAME_PROBLEMS.fullNameTooLong
  return NAME.test(name) ? undefined : invalid
}

/**
 * Normalizes a name for storage: single spaces, including one after a period inside the name, because
 * mail programs turn `evil.com` into a link.
 */
export function normalizeName(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\.(?=\p{L}[\p{L}\p{M}])/gu, '. ')
}

/** Long enough for any first name, too short for a message. */
const FIRST_NAME_MAX = 30

/** Returns the first name without periods, which could make it a web address: for emails to an unverified address. */
export function plainFirstName(fullName: string): string {
  return splitFullName(fullName).firstName.replaceAll('.', '').slice(0, FIRST_NAME_MAX)
}

/** Splits a name into its first word and the rest, as in the current-user reply. */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
