/** Rules for a new password and the strength meter (document 1, section 5). */

const PASSWORD_MIN_LENGTH = 8
/** Longer than any passphrase; keeps hashing cheap to refuse. */
export const PASSWORD_MAX_LENGTH = 128

const SPECIAL_CHARACTERS = '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?`~'

type PasswordCheck = { label: string; problem: string; passes: (password: string) => boolean }

/** The five checks of the meter, in the order in which a new password is refused. */
export const PASSWORD_CHECKS: readonly PasswordCheck[] = [
  {
    label: 'At least 8 characters',
    problem: 'Password must be at least 8 characters long',
    passes: (password) => password.length >= PASSWORD_MIN_LENGTH,
  },
  {
    label: 'A lowercase letter',
    problem: 'Password must contain at least one lowercase letter',
    passes: (password) => /[a-z]/.test(password),
  },
  {
    label: 'An uppercase letter',
    problem: 'Password must contain at least one uppercase letter',
    passes: (password) => /[A-Z]/.test(password),
  },
  {
    label: 'A number',
    problem: 'Password must contain at least one number',
    passes: (password) => /[0-9]/.test(password),
  },
  {
    label: 'A special character',
    problem: 'Password must contain at least one special character',
    passes: (password) => [...password].some((character) => SPECIAL_CHARACTERS.includes(character)),
  },
]

export function newPasswordProblem(password: string): string | undefined {
  if (password === '') return 'Password is required'
  if (password.length > PASSWORD_MAX_LENGTH) {
    return `Password is too long (maximum ${PASSWORD_MAX_LENGTH} characters)`
  }
  const missed = PASSWORD_CHECKS.find((check) => !check.passes(password))
  if (missed) return missed.problem
  return HALL_WORDS.test(password) ? NAMES_THE_HALL : undefined
}

/**
 * What anybody who guesses at a password of this hall tries first: the hall and its rooms as they are spelt
 * and misspelt, with digits and signs in the place of letters.
 */
const HALL_WORDS =
  /[dgj]n?y[a4@]n(p([e3]{2}|[i1!])t[ht]|dh[a4@]r[a4@]|purn|[a4@][s$]m[i1!])|[a4@]bh?y[a4@][s$][i1!]k[a4@]/i
const NAMES_THE_HALL = 'Password must not contain the name of the hall or of its rooms'

export function confirmPasswordProblem(password: string, confirmation: string): string | undefined {
  if (confirmation === '') return 'Please confirm your password'
  if (confirmation !== password) {
    return 'Passwords do not match. Please make sure both passwords are identical'
  }
  return undefined
}

/** Said by the server and by both screens after a reset (document 1, section 2). */
export const RESET_DONE = 'Password reset successful! You can now sign in with your new password.'

type PasswordStrength = { score: number; label: 'Weak' | 'Fair' | 'Good' | 'Strong' }

/** How many of the five checks pass; 1-2 is Weak, 3 Fair, 4 Good, 5 Strong. */
export function passwordStrength(password: string): PasswordStrength {
  const score = PASSWORD_CHECKS.filter((check) => check.passes(password)).length
  if (score >= 5) return { score, label: 'Strong' }
  if (score === 4) return { score, label: 'Good' }
  if (score === 3) return { score, label: 'Fair' }
  return { score, label: 'Weak' }
}
