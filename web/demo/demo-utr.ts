import { utrOf, utrProblem } from '#shared/domain/money/utr.ts'
import { invalidForm } from '#shared/domain/refusal.ts'
import { throwIfRefused } from '#web/demo/answer.ts'
import type { DemoState, DemoUser } from '#web/demo/demo-state.ts'

/** Returns the UTR that reception typed, normalized. */
export function readTypedUtr(typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined
  throwIfRefused(invalidForm({ utr: utrProblem(typed) }))
  return utrOf(typed)
}

/** Whether another payment has this UTR, by a claim or by a row of the bank's statement. */
export function isUtrUsed({ claims, statementRows }: DemoState, utr: string | undefined): boolean {
  if (utr === undefined) return false
  return (
    claims.some(
      (claim) => claim.utr === utr && (claim.status === 'waiting' || claim.status === 'confirmed'),
    ) || statementRows.some(({ state, utrs }) => state === 'matched' && utrs.includes(utr))
  )
}

type TypedUtr = { id: string; userId: string; paymentId: string; utr: string | undefined }

/** Adds the UTR that reception typed for a booking's payment, which confirms it. */
export function addTypedUtr(
  { claims, now }: DemoState,
  admin: DemoUser,
  { id, userId, paymentId, utr }: TypedUtr,
): void {
  if (utr === undefined) return
  claims.push({
    paymentId,
    bookingId: id,
    userId,
    utr,
    sentAt: now(),
    status: 'confirmed',
    checkedAt: now(),
    checkedBy: admin.id,
    reason: null,
    note: null,
  })
}
