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
export function isUtrUsed(
  state: DemoState,
  utr: string | undefined,
  ownPaymentId?: string | undefined,
): boolean {
  const rows = state.statementRows.filter(({ utrs }) => utrs.some((each) => each === utr))
  return (
    isUtrClaimed(state, [utr], ownPaymentId) ||
    rows.some(({ paymentId }) => paymentId !== null && paymentId !== ownPaymentId)
  )
}

/** Whether another payment has one of these UTRs by a claim. */
export function isUtrClaimed(
  { claims }: DemoState,
  utrs: readonly (string | undefined)[],
  ownPaymentId: string | undefined,
): boolean {
  return claims.some(
    ({ utr, status, paymentId }) =>
      utrs.includes(utr) &&
      (status === 'waiting' || status === 'confirmed') &&
      paymentId !== ownPaymentId,
  )
}

/** What came in with a UTR, in paise, if a row that no payment was matched with has it. */
export function receivedWithUtr(
  { statementRows }: DemoState,
  utr: string | undefined,
): number | undefined {
  const row = statementRows.findLast(
    ({ state, utrs }) => state === 'left' && utr !== undefined && utrs.includes(utr),
  )
  return row?.amount
}

/** Returns the IDs of the bookings with a payment or refund that has this UTR. */
export function bookingsWithUtr(state: DemoState, utr: string | undefined): string[] {
  if (utr === undefined) return []
  const payers = [
    ...state.claims.filter((claim) => claim.utr === utr),
    ...state.statementRows.filter(({ utrs }) => utrs.includes(utr)),
  ].map(({ paymentId }) => paymentId)
  return [
    ...state.payments.filter(({ id }) => payers.includes(id)),
    ...state.refunds.filter((refund) => refund.utr === utr),
  ].map(({ bookingId }) => bookingId)
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
