import { isSampleEmail, SAMPLE_EMAIL_DOMAIN } from '../user/email.ts'
import { may } from '../user/permissions.ts'
import type { Role } from '../user/user.ts'
import { BACKUPS_KEPT_DAYS } from './fixed-periods.ts'

/** Replaces the name of an erased user in bookings and payments. */
export const DELETED_MEMBER = 'Deleted member'

/**
 * What deleting an account erases: shown before deletion and in the last email. docs/privacy.md has
 * the full list.
 */
export const ERASED_DATA = [
  'Your name, email, phone, date of birth, gender, password and pictures',
  "Your membership details: address, parents' name and contact, education, occupation and exam, and reception's notes about you",
  'Your entrance passes, and that it was you who came and went',
  'Your tour requests, and any emails and OTPs on their way to you',
] as const

/** What deletion keeps. */
export const KEPT_DATA = [
  'Your bookings and payments, which we must keep for our accounts: days, seats, amounts and payment references, with your member ID but not your name',
  'How many people came and went at the door, without your name',
  'A line in the audit log that an account was deleted, without your name',
  `Earlier backups, usually kept for up to ${BACKUPS_KEPT_DAYS} days`,
] as const

const NO_MAILBOX = 'deleted.invalid'
const ERASED = /^deleted-.+@(?:deleted|sample)\.invalid$/

/**
 * Returns the replacement for an erased user's email: unique and never a real mailbox. Sample users
 * stay recognisable as sample data.
 */
export function erasedEmail({ id, email }: { id: string; email: string | null }): string {
  return `deleted-${id}@${email !== null && isSampleEmail(email) ? SAMPLE_EMAIL_DOMAIN : NO_MAILBOX}`
}

export function isErasedEmail(email: string | null): boolean {
  return email !== null && ERASED.test(email)
}

/** The values that replace an erased user's data, besides the email. */
export const ERASED_USER = {
  fullName: DELETED_MEMBER,
  role: 'user',
  phoneNumber: null,
  dateOfBirth: null,
  gender: null,
  avatar: null,
  language: 'en',
  attendanceOn: true,
} as const

/**
 * The details that the audit log keeps for an erased account. All others may contain personal data.
 */
export const KEPT_AUDIT_DETAILS: readonly string[] = ['role', 'freedBookings']

type User = { id: string; role: Role }

/**
 * Only a super_admin may erase other users, because it can't be undone. They delete their own
 * account like everyone else, with their password.
 */
export function mayErase(admin: User, user: { id: string }): boolean {
  return may(admin, 'erasure') && admin.id !== user.id
}
