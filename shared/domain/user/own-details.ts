import { type AuditChange, changedFields } from '../audit/audit-change.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { type Decision, firstRefusal } from '../refusal.ts'
import { emailProblem } from './email.ts'

/** The details that users change themselves without verifying anything. */
export type OwnDetails = { fullName: string; phoneNumber: string | null }

export const NEW_EMAIL_PROBLEMS = fieldProblems({
  emailUnchanged: 'This is already the email of your account',
})

const OWN_FIELDS = ['fullName', 'phoneNumber'] as const

/**
 * Changes a user's own name or phone number. Returns the audit log's change, or null if nothing
 * changes. `phoneTaken`: whether another user has the new number.
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

/** Returns the problem of the email to which a user wants to change from `ownEmail`. */
export function newEmailProblem(email: string, ownEmail: string): FieldProblem | undefined {
  return emailProblem(email) ?? (email === ownEmail ? NEW_EMAIL_PROBLEMS.emailUnchanged : undefined)
}

/**
 * Changes a user's own email, which they have verified with a code. Returns the audit log's change.
 * Only now do they learn whether it has an account.
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
