import { sql } from 'kysely'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { RejectionReason } from '#shared/domain/money/upi-claim.ts'

// Literals, not parameters: cached plans can then use the partial indexes.
const WAITING = sql<boolean>`status = 'waiting'`

/** A claim that was sent for a payment. */
export type NewClaim = { paymentId: string; bookingId: string; userId: string; utr: string }

/** The waiting claim of a booking, if any. */
export function waitingClaimOf(trx: Transaction<Tables>, bookingId: string) {
  return trx
    .selectFrom('upi_claims')
    .select(['id', 'utr', 'screenshot'])
    .where('booking_id', '=', bookingId)
    .where(WAITING)
    .executeTakeFirst()
}

/** The last rejected claim of a booking, if any. */
export function rejectedClaimOf(trx: Transaction<Tables>, bookingId: string) {
  return trx
    .selectFrom('upi_claims')
    .select(['utr', 'checked_by as checkedBy'])
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'rejected')
    .orderBy('checked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** How many claims of a payment were rejected. */
export async function rejectedClaims(trx: Transaction<Tables>, paymentId: string): Promise<number> {
  const { total } = await trx
    .selectFrom('upi_claims')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'rejected')
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Adds a claim. The constraint upi_claims_utr rejects the UTR of another claim. */
export async function addClaim(
  trx: Transaction<Tables>,
  claim: NewClaim,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('upi_claims')
    .values({ ...claimColumns(claim), status: 'waiting', sent_at: now })
    .execute()
}

/**
 * Adds the UTR that reception typed for a payment, which confirms it: the bank's statement then matches it like a
 * member's. The constraint upi_claims_utr rejects the UTR of another claim.
 */
export async function addTypedUtr(
  trx: Transaction<Tables>,
  { checkedBy, ...claim }: NewClaim & { checkedBy: string },
  now: Date,
): Promise<void> {
  const checked = { status: 'confirmed', checked_by: checkedBy, checked_at: now } as const
  await trx
    .insertInto('upi_claims')
    .values({ ...claimColumns(claim), ...checked, sent_at: now })
    .execute()
}

function claimColumns({ paymentId, bookingId, userId, utr }: NewClaim) {
  return { payment_id: paymentId, booking_id: bookingId, user_id: userId, utr }
}

/**
 * Whether a payment other than `paymentId` has one of these UTRs, by a claim or by a row of the bank's statement. The
 * triggers utr_pays_once reject one that another transaction uses meanwhile.
 */
export async function isUtrUsed(
  trx: Transaction<Tables>,
  utr: string | undefined,
  paymentId: string | undefined,
): Promise<boolean> {
  if (utr === undefined) return false
  if (await isUtrClaimed(trx, [utr], paymentId)) return true
  const row = await trx
    .selectFrom('statement_rows')
    .select('id')
    .where(sql<boolean>`state = 'matched' AND utrs @> ARRAY[${utr}]`)
    .where(sql<boolean>`payment_id IS DISTINCT FROM ${paymentId ?? null}`)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a payment other than `paymentId` has one of these UTRs by a claim. */
export async function isUtrClaimed(
  trx: Transaction<Tables>,
  utrs: readonly string[],
  paymentId: string | undefined,
): Promise<boolean> {
  const claim = await trx
    .selectFrom('upi_claims')
    .select('id')
    .where(sql<boolean>`utr = ANY(${utrs}::text[])`)
    .where(sql<boolean>`status IN ('waiting', 'confirmed')`)
    .where(sql<boolean>`payment_id IS DISTINCT FROM ${paymentId ?? null}`)
    .executeTakeFirst()
  return claim !== undefined
}

/** Replaces the UTR of a waiting claim. */
export async function correctClaim(
  trx: Transaction<Tables>,
  bookingId: string,
  utr: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('upi_claims')
    .set({ utr, sent_at: now })
    .where('booking_id', '=', bookingId)
    .where(WAITING)
    .execute()
}

export async function setScreenshot(
  trx: Transaction<Tables>,
  claimId: string,
  screenshot: string,
): Promise<void> {
  await trx.updateTable('upi_claims').set({ screenshot }).where('id', '=', claimId).execute()
}

/** The key of the screenshot of a booking's waiting claim, if any. */
export async function waitingScreenshotOf(
  db: Queryable,
  bookingId: string,
): Promise<string | null | undefined> {
  const claim = await db
    .selectFrom('upi_claims')
    .select('screenshot')
    .where('booking_id', '=', bookingId)
    .where(WAITING)
    .executeTakeFirst()
  return claim?.screenshot
}

/** The keys of a user's screenshots, each with its claim's UTR, oldest first. */
export function screenshotsOf(db: Queryable, userId: string) {
  return db
    .selectFrom('upi_claims')
    .select(['utr', 'screenshot as key'])
    .where('user_id', '=', userId)
    .where('screenshot', 'is not', null)
    .$narrowType<{ key: string }>()
    .orderBy('sent_at')
    .execute()
}

/** Confirms a claim. Must run before its payment is completed, because that closes waiting claims. */
export async function setClaimConfirmed(
  trx: Transaction<Tables>,
  claim: { id: string; checkedBy: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('upi_claims')
    .set({ status: 'confirmed', checked_by: claim.checkedBy, checked_at: now })
    .where('id', '=', claim.id)
    .execute()
}

export async function setClaimRejected(
  trx: Transaction<Tables>,
  claim: { id: string; checkedBy: string; reason: RejectionReason; note: string | null },
  now: Date,
): Promise<void> {
  const { id, checkedBy, reason, note } = claim
  await trx
    .updateTable('upi_claims')
    .set({ status: 'rejected', checked_by: checkedBy, checked_at: now, reason, note })
    .where('id', '=', id)
    .execute()
}

/** The waiting desk payment of a user, with its last claim. */
export async function upiPaymentOf(db: Queryable, userId: string) {
  const payment = await db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select(['payments.id', 'payments.method'])
    .where('payments.user_id', '=', userId)
    .where('payments.status', '=', 'waiting')
    .where('bookings.status', 'in', ['held', 'lapsed'])
    .executeTakeFirst()
  if (!payment) return undefined
  const claim = await db
    .selectFrom('upi_claims')
    .select([
      'utr',
      'status',
      'reason',
      'note',
      sql<boolean>`screenshot IS NOT NULL`.as('hasScreenshot'),
    ])
    .where('payment_id', '=', payment.id)
    .where('status', 'in', ['waiting', 'rejected'])
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { method: payment.method, claim }
}

/** A user's claims, oldest first. */
export function claimsOf(db: Queryable, userId: string) {
  return db
    .selectFrom('upi_claims')
    .select([
      'payment_id as paymentId',
      'utr',
      'status',
      'sent_at as sentAt',
      'checked_at as checkedAt',
      'reason',
      'note',
    ])
    .where('user_id', '=', userId)
    .orderBy('sent_at')
    .execute()
}

/**
 * Erases the screenshots of a user's claims, and what admins wrote about them. The UTRs belong to the books. The caller
 * queues the stored files.
 */
export async function eraseClaimDetails(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx
    .updateTable('upi_claims')
    .set({ note: null, screenshot: null })
    .where('user_id', '=', userId)
    .execute()
}
