/** The rules and the strength of a new password. */
export const NEW_PASSWORD_WORDS = {
  strength: 'Password Strength: {strength}',
  strengths: {
    weak: 'Weak',
    fair: 'Fair',
    good: 'Good',
    strong: 'Strong',
  },
  checks: {
    length: 'At least 8 characters',
    lowercase: 'A lowercase letter',
    uppercase: 'An uppercase letter',
    number: 'A number',
    special: 'A special character',
  },
  met: '(met)',
  notMet: '(not met yet)',
} as const
