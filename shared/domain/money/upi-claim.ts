import type { AuditChange } from '../audit/audit-change.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import type { Decision, Refusal } from '../refusal.ts'

/**
 * A member's statement that a payment was made by UPI, with its UTR. waiting: reception has not
 * checked it. closed: its booking was cancelled, or paid in another way.
 */
export const CLAIM_STATES = ['waiting', 'confirmed', 'rejected', 'closed'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

export const REJECTION_REASONS = ['notReceived', 'wrongAmount', 'wrongUtr', 'other'] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

export const REJECTION_NOTE_MAX_LENGTH = 200

export const REJECTION_PROBLEMS = fieldProblems({
  rejectionReasonRequired: 'Please choose a reason',
  rejectionNoteRequired: 'Please say why in a sentence',
  rejectionNoteTooLong: `This is too long (maximum ${REJECTION_NOTE_MAX_LENGTH} characters)`,
})

export function rejectionNoteProblem(
  note: string,
  reason: RejectionReason | undefined,
): FieldProblem | undefined {
  const length = note.trim().length
  if (length === 0 && reason === 'other') return REJECTION_PROBLEMS.rejectionNoteRequired
  return length > REJECTION_NOTE_MAX_LENGTH ? REJECTION_PROBLEMS.rejectionNoteTooLong : undefined
}

/** After this many rejections, the member has to come to reception. */
const CLAIMS_PER_PAYMENT = 5

type SentClaim = {
  /** The desk payment of the unpaid booking. */
  payment: { id: string } | undefined
  /** Its waiting claim, if any. */
  waiting: { utr: string } | undefined
  /** How many of its claims were rejected. */
  rejected: number
  utr: string
  /** Whether another payment has this UTR. */
  utrUsed: boolean
}

/** What sending a UTR does: a new claim, or a correction of the waiting one. */
export type ClaimStep = 'add' | 'correct' | 'none'

export function sendClaim({
  payment,
  waiting,
  rejected,
  utr,
  utrUsed,
}: SentClaim): Decision<ClaimStep> {
  if (!payment) return { refusal: { code: 'noUpiPayment' } }
  if (waiting?.utr === utr) return { outcome: 'none' }
  if (!waiting && rejected >= CLAIMS_PER_PAYMENT) return { refusal: { code: 'tooManyClaims' } }
  if (utrUsed) return { refusal: { code: 'utrUsed' } }
  return { outcome: waiting ? 'correct' : 'add' }
}

/** Decides which claim gets a screenshot, or another one: the one that waits. */
export function claimForScreenshot<Claim>(waiting: Claim | undefined): Decision<Claim> {
  return waiting ? { outcome: waiting } : { refusal: { code: 'noUtrToCheck' } }
}

/** Returns the refusal if the waiting claim does not have the UTR that the admin saw, or undefined. */
export function checkedClaimRefusal(
  waiting: { utr: string } | undefined,
  utr: string,
): Refusal | undefined {
  if (!waiting) return { code: 'claimNotWaiting' }
  return waiting.utr === utr ? undefined : { code: 'claimChanged', values: { utr: waiting.utr } }
}

type RejectionInput = {
  adminId: string
  booking: { id: string; amount: number }
  waiting: { utr: string } | undefined
  /** The booking's last rejected claim, if any. */
  rejected: { utr: string; checkedBy: string | null } | undefined
  utr: string
  reason: RejectionReason
}

/**
 * Rejects a claim. Returns the change for the audit log, or null if the same admin has already
 * rejected the same UTR.
 */
export function rejectClaim({
  adminId,
  booking,
  waiting,
  rejected,
  utr,
  reason,
}: RejectionInput): Decision<AuditChange | null> {
  if (!waiting && rejected?.utr === utr && rejected.checkedBy === adminId) return { outcome: null }
  const refusal = checkedClaimRefusal(waiting, utr)
  if (refusal) return { refusal }
  const details = { amount: booking.amount, utr, reason }
  return { outcome: { action: 'payment.reject', subject: `booking:${booking.id}`, details } }
}
