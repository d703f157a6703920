import type { AuditChange } from '../audit/audit-change.ts'
import { type Decision, firstRefusal, type Refusal } from '../refusal.ts'

/**
 * Phone passes are shown on the member's phone; cards are printed. A member has at most one live
 * pass of each kind.
 */
export const PASS_KINDS = ['phone', 'card'] as const
export type PassKind = (typeof PASS_KINDS)[number]

/** Why a pass was revoked. `replaced`: a new card was printed. */
export const REVOKED_REASONS = [
  'lost',
  'phoneChanged',
  'replaced',
  'left',
  'shared',
  'keyRotated',
] as const
export type RevokedReason = (typeof REVOKED_REASONS)[number]

/** The reasons that staff give when they revoke a pass. */
export const STAFF_REVOKED_REASONS = [
  'lost',
  'shared',
  'left',
] as const satisfies readonly RevokedReason[]
export type StaffRevokedReason = (typeof STAFF_REVOKED_REASONS)[number]

/** Passes revoked for these reasons may be in somebody else's hands. */
const COMPROMISING_REASONS: readonly RevokedReason[] = ['lost', 'shared']

/**
 * Whether revoking a pass logs its member out: with a lost phone, all sessions end, because nobody can tell which of
 * them is the phone's.
 */
export function endsSessions(kind: PassKind, reason: RevokedReason): boolean {
  return kind === 'phone' && reason === 'lost'
}

/** How many cards staff print at once: ten sheets. Each takes three calls, and all staff share one rate limit. */
export const MAX_CARDS = 100

/**
 * Decides whether a phone keeps the member's live pass or gets a new one. `presented` is the pass that the
 * phone has. A phone never takes the pass over silently, and one that was reported lost never gets a new pass
 * automatically.
 */
export function decidePhonePass({
  live,
  presented,
  replace,
}: {
  live: { id: string } | undefined
  presented: { id: string; revokedReason: RevokedReason | null } | undefined
  replace: boolean
}): Decision<'keep' | 'issue'> {
  if (live && live.id === presented?.id) return { outcome: 'keep' }
  const reason = presented?.revokedReason
  const isCompromised =
    reason !== null && reason !== undefined && COMPROMISING_REASONS.includes(reason)
  if ((live || isCompromised) && !replace) return { refusal: { code: 'passOnOtherPhone' } }
  return { outcome: 'issue' }
}

/** Returns why no card can be printed for anyone, or undefined. */
export function cardRefusal({ cardsOn }: { cardsOn: boolean }): Refusal | undefined {
  return firstRefusal(['cardsDisabled', !cardsOn])
}

/** Returns the change for the audit log when a card is printed for this user. */
export function cardChange(userId: string): AuditChange {
  return { action: 'pass.card', subject: `user:${userId}`, details: {} }
}

/** Returns the change for the audit log when staff revoke this pass. */
export function revokedPassChange(
  { userId, kind }: { userId: string | null; kind: PassKind },
  reason: RevokedReason,
): AuditChange {
  return { action: 'pass.revoke', subject: `user:${userId}`, details: { pass: kind, reason } }
}
