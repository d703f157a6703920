import { type AuditChange, changedFields } from '../audit/audit-change.ts'
import type { CalendarDay } from '../calendar-day.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { type Decision, firstRefusal } from '../refusal.ts'
import { emailProblem, isSameMailbox } from './email.ts'
import { isMinor } from './parental-consent.ts'

/** The details that users change themselves without verifying anything. */
export type OwnDetails = { fullName: string; phoneNumber: string | null }

export const NEW_EMAIL_PROBLEMS = fieldProblems({
  emailUnchanged: "This is already your account's email",
  emailOfParent: "This is your parent's email. Please enter your own.",
})

const OWN_FIELDS = ['fullName', 'phoneNumber'] as const

/**
 * Changes a user's own name or phone number. Returns the change for the audit log, or null if
 * nothing changes. `phoneTaken`: whether another user has the new number.
 */
export function changeOwnDetails(
  user: OwnDetails & { id: string },
  edit: OwnDetails,
  { phoneTaken }: { phoneTaken: boolean },
): Decision<AuditChange | null> {
  const refusal = firstRefusal(['phoneTaken', phoneTaken])
  if (refusal) return { refusal }
  const details = changedFields(OWN_FIELDS, user, edit)
  if (Object.keys(details).length === 0) return { outcome: null }
  return { outcome: ownChange(user.id, details) }
}

/** Returns what is wrong with the new email of a user whose current one is `ownEmail`. */
export function newEmailProblem(email: string, ownEmail: string): FieldProblem | undefined {
  return emailProblem(email) ?? (email === ownEmail ? NEW_EMAIL_PROBLEMS.emailUnchanged : undefined)
}

type ParentFacts = {
  dateOfBirth: CalendarDay | null
  /** The email with which a parent gave the consent that is now valid. */
  parentEmail: string | null
  today: CalendarDay
}

/** Returns a problem if a minor's new email is their parent's. */
export function parentsEmailProblem(
  email: string,
  { dateOfBirth, parentEmail, today }: ParentFacts,
): FieldProblem | undefined {
  if (dateOfBirth === null || parentEmail === null || !isMinor(dateOfBirth, today)) return undefined
  return isSameMailbox(email, parentEmail) ? NEW_EMAIL_PROBLEMS.emailOfParent : undefined
}

/**
 * Changes a user's own email, which they have verified with a code. Returns the change for the
 * audit log. A taken email is refused only at this point, so that nobody can test which emails have
 * accounts.
 */
export function changeOwnEmail(
  user: { id: string; email: string },
  email: string,
  { emailTaken }: { emailTaken: boolean },
): Decision<AuditChange> {
  const refusal = firstRefusal(['emailTaken', emailTaken])
  if (refusal) return { refusal }
  return { outcome: ownChange(user.id, changedFields(['email'], user, { email })) }
}

function ownChange(id: string, details: AuditChange['details']): AuditChange {
  return { action: 'user.edit', subject: `user:${id}`, details }
}
