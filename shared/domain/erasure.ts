import { isSampleEmail, SAMPLE_MAIL_NAME } from './sample-email.ts'
import type { Role } from './user.ts'

/** What stands in the books where a name was. */
export const DELETED_MEMBER = 'Deleted member'

/** What deleting an account takes: told before it, and again in the last mail. docs/privacy.md has it all. */
export const WHAT_GOES = [
  'Your name, email, phone, date of birth, gender, password and pictures',
  "Your membership details: address, parents' name and contact, education, occupation and exam",
  'Your tour requests, and the mails and codes on their way to you',
]

/** What it leaves. */
export const WHAT_STAYS = [
  'Your bookings and payments, because the hall must keep its books: days, seats, amounts and payment references, with the member ID and without your name',
  "A line in the admins' log that an account was deleted, without your name",
  'Backups that were made before: a hall usually keeps them for up to 30 days',
]

/** Stands in the audit log for an admin who has been erased. */
export const FORMER_ADMIN = 'A former admin'

/** Within a sentence. The member ID stays in the books, and by itself names nobody. */
export function deletedMember(memberId: string | null): string {
  return memberId === null ? 'a deleted member' : `the deleted member ${memberId}`
}

const NO_MAILBOX = 'deleted.invalid'
const ERASED = /^deleted-.+@(?:deleted|sample)\.invalid$/

/**
 * What stands where an email was: one of its own for each account, and never anybody's mailbox. An
 * account of a sample stays one of the sample, for it never stood for anybody.
 */
export function erasedEmail({ id, email }: { id: string; email: string }): string {
  return `deleted-${id}@${isSampleEmail(email) ? SAMPLE_MAIL_NAME : NO_MAILBOX}`
}

export function isErasedEmail(email: string): boolean {
  return ERASED.test(email)
}

type Person = { id: string; role: Role }

/**
 * Erasing can't be undone, so it is a super_admin's alone. Their own account they delete like
 * everybody else, with their password.
 */
export function mayErase(admin: Person, account: { id: string }): boolean {
  return admin.role === 'super_admin' && admin.id !== account.id
}
