import { type FieldProblem, fieldProblems } from '../field-problem.ts'

export const EMAIL_MAX_LENGTH = 254

// One @, something before it, and a dotted name after it. The emailed code verifies the rest.
const EMAIL_PATTERN =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}]+\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}.]+$/u

export const EMAIL_PROBLEMS = fieldProblems({
  emailRequired: 'Email address is required',
  emailInvalid: 'Please enter a valid email address',
  emailTooLong: `Email address is too long (maximum ${EMAIL_MAX_LENGTH} characters)`,
})

/** Returns what is wrong with an email on the register and reset screens (specification document 1, section 5). */
export function emailProblem(email: string): FieldProblem | undefined {
  if (email === '') return EMAIL_PROBLEMS.emailRequired
  if (!looksLikeEmail(email)) return EMAIL_PROBLEMS.emailInvalid
  if (email.length > EMAIL_MAX_LENGTH) return EMAIL_PROBLEMS.emailTooLong
  return undefined
}

export function looksLikeEmail(text: string): boolean {
  return EMAIL_PATTERN.test(text) && !text.includes('..')
}

/** Normalizes an email for storage and comparison. Emails are case-insensitive. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

/**
 * Whether both emails reach one mailbox: `asha+hall@example.com` reaches the mailbox of
 * `asha@example.com`.
 */
export function isSameMailbox(email: string, other: string): boolean {
  return stripTag(email) === stripTag(other)
}

function stripTag(email: string): string {
  return email.replace(/(?<=.)\+.*(?=@)/, '')
}

/** Masks an email, except for its first letter and its domain. */
export function maskEmail(email: string): string {
  const [first = ''] = email
  return `${first}***${email.slice(email.lastIndexOf('@'))}`
}

/**
 * Marks sample data: every sample member and visitor has an email at this domain. It never receives
 * email, so no real user can verify such an address.
 */
export const SAMPLE_EMAIL_DOMAIN = 'sample.invalid'

export function isSampleEmail(email: string): boolean {
  return email.endsWith(`@${SAMPLE_EMAIL_DOMAIN}`)
}

/** Whether an email can't belong to anyone: sample data and erased users have such emails. */
export function isReservedEmail(email: string): boolean {
  return email.endsWith('.invalid')
}
