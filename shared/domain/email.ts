export const EMAIL_MAX_LENGTH = 254

// One @, something before it, and a dotted name after it. Mail decides the rest: the code must arrive.
const EMAIL_PATTERN =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}]+\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}.]+$/u

export const EMAIL_TOO_LONG = `Email address is too long (maximum ${EMAIL_MAX_LENGTH} characters)`

/** What is wrong with an email of the register and reset screens (document 1, section 5). */
export function emailProblem(email: string): string | undefined {
  if (email === '') return 'Email address is required'
  if (!looksLikeEmail(email)) return 'Please enter a valid email address'
  if (email.length > EMAIL_MAX_LENGTH) return EMAIL_TOO_LONG
  return undefined
}

export function looksLikeEmail(text: string): boolean {
  return EMAIL_PATTERN.test(text) && !text.includes('..')
}

/** Emails are case-insensitive: this is the form in which they are kept and compared. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}
