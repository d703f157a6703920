import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { LOGIN_PROBLEMS } from './login-identifier.ts'

/** Rules for a new password and the strength meter (specification document 1, section 5). */

const PASSWORD_MIN_LENGTH = 8
/** Longer than any passphrase. Limits the cost of hashing. */
export const PASSWORD_MAX_LENGTH = 128

const SPECIAL_CHARACTERS = '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?`~'

export const PASSWORD_PROBLEMS = fieldProblems({
  passwordTooLong: `Password is too long (maximum ${PASSWORD_MAX_LENGTH} characters)`,
  passwordTooShort: 'Password must be at least 8 characters long',
  passwordWithoutLowercase: 'Password must contain at least one lowercase letter',
  passwordWithoutUppercase: 'Password must contain at least one uppercase letter',
  passwordWithoutNumber: 'Password must contain at least one number',
  passwordWithoutSpecial: 'Password must contain at least one special character',
  passwordNamesHall: 'Password must not contain the name of the study hall or its rooms',
  passwordUnconfirmed: 'Please confirm your password',
  passwordsDiffer: 'Passwords do not match. Please make sure both passwords are identical',
})

type PasswordCheck = {
  name: 'length' | 'lowercase' | 'uppercase' | 'number' | 'special'
  problem: FieldProblem
  passes: (password: string) => boolean
}

/** The meter's five checks, in the order in which a new password's problems are reported. */
export const PASSWORD_CHECKS: readonly PasswordCheck[] = [
  {
    name: 'length',
    problem: PASSWORD_PROBLEMS.passwordTooShort,
    passes: (password) => password.length >= PASSWORD_MIN_LENGTH,
  },
  {
    name: 'lowercase',
    problem: PASSWORD_PROBLEMS.passwordWithoutLowercase,
    passes: (password) => /[a-z]/.test(password),
  },
  {
    name: 'uppercase',
    problem: PASSWORD_PROBLEMS.passwordWithoutUppercase,
    passes: (password) => /[A-Z]/.test(password),
  },
  {
    name: 'number',
    problem: PASSWORD_PROBLEMS.passwordWithoutNumber,
    passes: (password) => /[0-9]/.test(password),
  },
  {
    name: 'special',
    problem: PASSWORD_PROBLEMS.passwordWithoutSpecial,
    passes: (password) => [...password].some((character) => SPECIAL_CHARACTERS.includes(character)),
  },
]

export function newPasswordProblem(password: string): FieldProblem | undefined {
  if (password === '') return LOGIN_PROBLEMS.passwordRequired
  if (password.length > PASSWORD_MAX_LENGTH) return PASSWORD_PROBLEMS.passwordTooLong
  const missed = PASSWORD_CHECKS.find((check) => !check.passes(password))
  if (missed) return missed.problem
  return HALL_WORDS.test(password) ? PASSWORD_PROBLEMS.passwordNamesHall : undefined
}

/**
 * The most likely guesses: the names of the hall and its rooms, with spelling variants and
 * look-alike characters.
 */
const HALL_WORDS =
  /[dgj]n?y[a4@]n(p([e3]{2}|[i1!])t[ht]|dh[a4@]r[a4@]|purn|[a4@][s$]m[i1!])|[a4@]bh?y[a4@][s$][i1!]k[a4@]/i

export function confirmPasswordProblem(
  password: string,
  confirmation: string,
): FieldProblem | undefined {
  if (confirmation === '') return PASSWORD_PROBLEMS.passwordUnconfirmed
  return confirmation === password ? undefined : PASSWORD_PROBLEMS.passwordsDiffer
}

type PasswordStrength = { score: number; strength: 'weak' | 'fair' | 'good' | 'strong' }

/**
 * Returns how many of the five checks pass: 1-2 is weak, 3 fair, 4 good, 5 strong. A password that passes all of them and
 * is refused even so is weak; `refused` says that the server did, for example because many people use it.
 */
export function passwordStrength(password: string, { refused = false } = {}): PasswordStrength {
  const score = PASSWORD_CHECKS.filter((check) => check.passes(password)).length
  if (score >= 5) {
    return refused || newPasswordProblem(password)
      ? { score: 1, strength: 'weak' }
      : { score, strength: 'strong' }
  }
  if (score === 4) return { score, strength: 'good' }
  if (score === 3) return { score, strength: 'fair' }
  return { score, strength: 'weak' }
}
