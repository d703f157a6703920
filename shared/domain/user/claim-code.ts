import type { AuditChange } from '../audit/audit-change.ts'
import { addDays, type CalendarDay } from '../calendar-day.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { type Decision, firstRefusal } from '../refusal.ts'
import type { Role } from './user.ts'
import { maySeeDetails } from './user-access.ts'

/**
 * With a code from reception, a walk-in claims the account, adds an email and sets a
 * password.
 */
export const CLAIM_CODE_LENGTH = 8
/** A code is valid for this many days, including the day of issue. */
export const CLAIM_CODE_DAYS = 7

export const CLAIM_CODE_PROBLEMS = fieldProblems({
  claimCodeRequired: 'Please enter the code from reception',
  claimCodeInvalid: 'The code from reception has 8 digits',
})

export function claimCodeProblem(code: string): FieldProblem | undefined {
  if (code === '') return CLAIM_CODE_PROBLEMS.claimCodeRequired
  return /^[0-9]{8}$/.test(code) ? undefined : CLAIM_CODE_PROBLEMS.claimCodeInvalid
}

/** Returns the last day of a code that is issued today. */
export function claimCodeEnd(today: CalendarDay): CalendarDay {
  return addDays(today, CLAIM_CODE_DAYS - 1)
}

/** Returns the days of issue whose codes are valid today, today first. */
export function claimCodeDays(today: CalendarDay): CalendarDay[] {
  return Array.from({ length: CLAIM_CODE_DAYS }, (_, ago) => addDays(today, -ago))
}

/** Returns the code in two groups, for reading it out. */
export function formatClaimCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`
}

/**
 * Decides which account a claim code opens: the unclaimed one with the given phone number. Refuses a wrong code and a
 * number without such an account in the same way, so that the reply does not reveal who has an account.
 */
export function claimedAccount<Unclaimed>(
  user: Unclaimed | undefined,
  isItsCode: (user: Unclaimed) => boolean,
): Decision<Unclaimed> {
  return user && isItsCode(user) ? { outcome: user } : { refusal: { code: 'wrongClaimCode' } }
}

type Person = { id: string; role: Role }
type Account = Person & { awaitsClaim: boolean }

/** Issues a claim code. Returns the change for the audit log, or why it is refused. */
export function issueClaimCode(staff: Person, user: Account): Decision<AuditChange> {
  const refusal = firstRefusal(
    ['adminAccountNotAllowed', !maySeeDetails(staff, user)],
    ['alreadyClaimed', !user.awaitsClaim],
  )
  if (refusal) return { refusal }
  return { outcome: { action: 'user.claim-code', subject: `user:${user.id}`, details: {} } }
}
