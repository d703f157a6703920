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
  return PASSWORD_CHECKS.find((check) => !check.passes(password))?.problem
}

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
