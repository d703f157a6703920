import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { toLatinDigits } from '../latin-digits.ts'
import { EMAIL_MAX_LENGTH, EMAIL_PROBLEMS, looksLikeEmail } from './email.ts'
import { isMemberId } from './member-id.ts'

export const LOGIN_PROBLEMS = fieldProblems({
  loginIdentifierRequired: 'Email address or Dyanpeeth Abhyasika ID is required',
  loginIdentifierInvalid:
    'Please enter a valid email address or Dyanpeeth Abhyasika ID (starts with @DA)',
  loginEmailInvalid: 'Please enter a valid email address (e.g., name@example.com)',
  loginMemberIdInvalid:
    'Invalid Dyanpeeth Abhyasika ID format. Should be @DA followed by 9 digits (e.g., @DA202507001)',
  passwordRequired: 'Password is required',
  loginPasswordTooShort: 'Password must be at least 6 characters long',
})

/**
 * Returns what is wrong with the login screen's single field, an email or a member ID (specification document 1,
 * section 5).
 */
export function loginIdentifierProblem(identifier: string): FieldProblem | undefined {
  if (identifier === '') return LOGIN_PROBLEMS.loginIdentifierRequired
  if (identifier.startsWith('@DA')) {
    return isMemberId(identifier) ? undefined : LOGIN_PROBLEMS.loginMemberIdInvalid
  }
  if (identifier.includes('@')) {
    if (!looksLikeEmail(identifier)) return LOGIN_PROBLEMS.loginEmailInvalid
    return identifier.length > EMAIL_MAX_LENGTH ? EMAIL_PROBLEMS.emailTooLong : undefined
  }
  return LOGIN_PROBLEMS.loginIdentifierInvalid
}

/** Returns what the field shows for typed text: Latin digits if it is a member ID. */
export function shownIdentifier(text: string): string {
  return /^\s*@/.test(text) ? toLatinDigits(text) : text
}

/** Normalizes the typed identifier. A member ID may be typed in lower case. */
export function normalizeIdentifier(text: string): string {
  return shownIdentifier(text).trim().replace(/^@da/i, '@DA')
}

/** The login identity: exactly one of the two. */
export type LoginIdentity = { email: string } | { memberId: string }

/** Returns which of the two was typed. */
export function loginIdentity(identifier: string): LoginIdentity {
  return identifier.startsWith('@DA') ? { memberId: identifier } : { email: identifier }
}

export function loginPasswordProblem(password: string): FieldProblem | undefined {
  if (password === '') return LOGIN_PROBLEMS.passwordRequired
  if (password.length < 6) return LOGIN_PROBLEMS.loginPasswordTooShort
  return undefined
}
