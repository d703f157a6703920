import { EMAIL_MAX_LENGTH, EMAIL_TOO_LONG, looksLikeEmail } from './email.ts'
import { isMemberId } from './member-id.ts'

/** What is wrong with the one field of the login screen: an email or a member ID (document 1, section 5). */
export function loginIdentifierProblem(identifier: string): string | undefined {
  if (identifier === '') return 'Email address or Dyanpeeth Abhyasika ID is required'
  if (identifier.startsWith('@DA')) {
    return isMemberId(identifier)
      ? undefined
      : 'Invalid Dyanpeeth Abhyasika ID format. Should be @DA followed by 9 digits (e.g., @DA202507001)'
  }
  if (identifier.includes('@')) {
    if (!looksLikeEmail(identifier)) {
      return 'Please enter a valid email address (e.g., a sample address)'
    }
    return identifier.length > EMAIL_MAX_LENGTH ? EMAIL_TOO_LONG : undefined
  }
  return 'Please enter a valid email address or Dyanpeeth Abhyasika ID (starts with @DA)'
}

/** What was typed, as the rules read it: a member ID may be typed in small letters. */
export function typedIdentifier(text: string): string {
  return text.trim().replace(/^@da/i, '@DA')
}

/** The login payload carries exactly one of the two, chosen by what was typed. */
export function loginIdentity(identifier: string): { email: string } | { dyanpittId: string } {
  return identifier.startsWith('@DA') ? { dyanpittId: identifier } : { email: identifier }
}

export function loginPasswordProblem(password: string): string | undefined {
  if (password === '') return 'Password is required'
  if (password.length < 6) return 'Password must be at least 6 characters long'
  return undefined
}
