import { isSampleEmail, SAMPLE_MAIL_NAME } from './sample-email.ts'
import type { Role } from './user.ts'

/** What stands in the books where a name was. */
export const DELETED_MEMBER = 'Deleted member'

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
