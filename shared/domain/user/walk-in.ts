import type { AuditChange } from '../audit/audit-change.ts'
import type { CalendarDay } from '../calendar-day.ts'
import {
  MEMBERSHIP_PROBLEMS,
  type MembershipDetails,
  type MembershipForm,
  membershipDetails,
  membershipProblems,
} from '../membership.ts'
import { type Decision, firstRefusal, invalidForm } from '../refusal.ts'
import { birthDateProblem } from './birth-date.ts'
import { EMAIL_PROBLEMS, isReservedEmail } from './email.ts'
import type { Role } from './user.ts'
import { maySeeDetails } from './user-access.ts'

/** Somebody without an account whom reception registers at the desk, with the membership details. */
export type WalkIn = MembershipForm & {
  dateOfBirth: string
  /** Null if they have none. */
  email: string | null
}

type Facts = {
  today: CalendarDay
  hasSelfie: boolean
  emailTaken: boolean
  phoneTaken: boolean
}

/** Registers a walk-in. Returns the membership details to store, or why it is refused. */
export function registerWalkIn(
  form: WalkIn,
  { today, hasSelfie, emailTaken, phoneTaken }: Facts,
): Decision<MembershipDetails> {
  const { dateOfBirth, email, ...membership } = form
  const refusal =
    invalidForm({
      dateOfBirth: birthDateProblem(dateOfBirth, today),
      email: email !== null && isReservedEmail(email) ? EMAIL_PROBLEMS.emailInvalid : undefined,
      ...membershipProblems(membership, today),
      ...(!hasSelfie && { selfiePhoto: MEMBERSHIP_PROBLEMS.selfieRequired }),
    }) ?? firstRefusal(['phoneTaken', phoneTaken], ['emailTaken', emailTaken])
  if (refusal) return { refusal }
  return membershipDetails(membership, { today, hasSelfie })
}

/** Returns the change for the audit log when reception registers this user. */
export function registrationChange(userId: string): AuditChange {
  return { action: 'user.register', subject: `user:${userId}`, details: {} }
}

/** Returns the change for the audit log when this user claims the account that reception registered. */
export function claimChange(userId: string): AuditChange {
  return { action: 'user.claim', subject: `user:${userId}`, details: {} }
}

type Person = { id: string; role: Role }

type KnownUser = Person & { fullName: string; memberId: string | null; deactivatedAt: Date | null }

/** A user who already has a walk-in's phone number or email. */
export type KnownMember = {
  /** The ID and the name are null for staff whom the caller may not see. */
  id: string | null
  name: string | null
  memberId: string | null
  active: boolean
}

/** Returns what this member of staff sees of a user who already has the phone number or email. */
export function knownMember(staff: Person, user: KnownUser | undefined): KnownMember | null {
  if (!user) return null
  if (!maySeeDetails(staff, user)) return { id: null, name: null, memberId: null, active: true }
  const { id, fullName: name, memberId, deactivatedAt } = user
  return { id, name, memberId, active: deactivatedAt === null }
}
