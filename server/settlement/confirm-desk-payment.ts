import { AppError, allowed } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { readRoleLimits } from '#server/db/queries/admin/settings.ts'
import { type BookingToPay, findStatus, findUnpaid } from '#server/db/queries/booking/booking.ts'
import { lockFirstOpening, lockOpenShifts } from '#server/db/queries/money/cash-shift.ts'
import { depositDueFor } from '#server/db/queries/money/deposit.ts'
import { completedDeskPaymentOf, waitingPaymentOf } from '#server/db/queries/money/desk-payment.ts'
import { addPayment, type Payment, paymentInProgressOf } from '#server/db/queries/money/payment.ts'
import { receivedWithUtr } from '#server/db/queries/money/statement.ts'
import {
  addTypedUtr,
  isUtrUsed,
  setClaimConfirmed,
  waitingClaimOf,
} from '#server/db/queries/money/upi-claim.ts'
import { lockConsent } from '#server/db/queries/user/consent.ts'
import { lockUser } from '#server/db/queries/user/locked-user.ts'
import { queuePush } from '#server/db/queries/user/push-subscriptions.ts'
import type { Services } from '#server/services.ts'
import { endedUnpaid } from '#shared/domain/booking/membership-period.ts'
import * as decide from '#shared/domain/money/desk-payment.ts'
import { type Discount, discountLimit } from '#shared/domain/money/discount.ts'
import type { FirstPart } from '#shared/domain/money/due.ts'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'
import { deskReference } from '#shared/domain/money/utr.ts'
import type { Role } from '#shared/domain/user/user.ts'
import { consentNeededBy } from '#shared/replies/user.ts'
import { payBooking } from './pay-booking.ts'
import { refusalToBegin } from './refusal-to-pay.ts'

/** What was paid, according to the staff member. */
export type StatedPayment = {
  /** Undefined only if a discount leaves nothing to pay. */
  method?: PaymentMethod | undefined
  /** The UTR of the checked claim; undefined for money that was paid at reception. */
  utr?: string
  /** The UTR of a UPI payment at reception, if the member showed it. */
  typedUtr?: string | undefined
  /** What is paid now, if not the whole amount. */
  part?: FirstPart | undefined
  discount?: Discount | undefined
  /** What came in according to the bank's statement, in paise. */
  received?: number
}

type Confirmation = {
  admin: { id: string; role: Role }
  bookingId: string
  /** The member. */
  userId: string
  paid: StatedPayment
}

/**
 * Completes a desk payment whose money the hall has received, in the caller's transaction, and notifies a member who
 * paid from elsewhere. Starts the desk payment if the member has not chosen how to pay. A repeated request changes
 * nothing. Throws validationFailed, bookingEnded, paymentAlreadyConfirmed, claimWaiting, claimNotWaiting, claimChanged,
 * paymentPending, consentRequired, paymentTooLate, seatNoLongerFree, discountAboveLimit, discountNotTheDifference,
 * lessReceived, noOpenShift, utrUsed or ownPeriodOverlap.
 */
export async function confirmDeskPayment(
  services: Services,
  trx: Transaction<Tables>,
  { admin, bookingId, userId, paid }: Confirmation,
): Promise<void> {
  const { method, utr, typedUtr, part, discount } = paid
  const now = services.now()
  // The second of two concurrent confirmations finds the payment completed.
  const user = await lockUser(trx, userId)
  const unpaid = await findUnpaid(trx, userId)
  const booking = unpaid?.id === bookingId ? unpaid : undefined
  const known = booking ? undefined : await findStatus(trx, bookingId)
  const chosen = await waitingPaymentOf(trx, bookingId)
  const payingOnline = !chosen && (await paymentInProgressOf(trx, bookingId)) !== undefined
  const waiting = chosen ?? (booking && (await startDeskPayment(trx, booking, now)))
  const claim = await waitingClaimOf(trx, bookingId)
  const refusal = booking && (await refusalToBegin(services, trx, user, { booking, place: 'desk' }))
  const consent = await lockConsent(trx, userId)
  const consentNeeded = consent ? consentNeededBy(consent, services.today()) : null
  const completed = await completedDeskPaymentOf(trx, bookingId)
  const shiftMissing = method === 'cash' && !(await mayTakeCash(trx, admin.id))
  const limits = await readRoleLimits(trx)
  const received = paid.received ?? (await receivedWithUtr(trx, utr ?? typedUtr))
  const change = allowed(
    decide.confirmPayment({
      adminId: admin.id,
      booking,
      ended: known !== undefined && endedUnpaid(known),
      waiting,
      payingOnline,
      completed,
      claim,
      method,
      utr,
      typedUtr,
      utrUsed: await isUtrUsed(trx, utr ?? typedUtr, waiting?.id),
      part,
      discount,
      discountLimit: discountLimit(admin, booking?.amount ?? 0, limits),
      received,
      today: services.today(),
      consentNeeded,
      refusal: refusal?.code,
      shiftMissing,
    }),
  )
  if (!change) return
  if (!booking || !waiting) throw new AppError('paymentAlreadyConfirmed')

  const { id, deposit, depositKind } = waiting
  if (claim) await setClaimConfirmed(trx, { id: claim.id, checkedBy: admin.id }, now)
  if (typedUtr !== undefined) {
    const typed = { paymentId: id, bookingId, userId, utr: typedUtr, checkedBy: admin.id }
    await addTypedUtr(trx, typed, now)
  }
  const reference = deskReference({ id, utr: utr ?? typedUtr })
  const takenPayment = { id, method: method ?? null, reference, confirmedBy: admin.id }
  const payment = { ...takenPayment, deposit, depositKind }
  await payBooking(services, trx, { user, booking, payment, part, discount })
  await recordChange(trx, { adminId: admin.id, ...change }, now)
  // A member at reception sees the confirmation there.
  if (utr === undefined && paid.received === undefined) return
  const amount = booking.amount - (discount?.amount ?? 0) + deposit
  const message = { kind: 'paymentConfirmed', amount, seat: booking.seatId } as const
  await queuePush(trx, services.boss, { userId, message })
}

/** Adds the payment of a booking whose member has not chosen how to pay. A refusal rolls it back. */
async function startDeskPayment(
  trx: Transaction<Tables>,
  booking: BookingToPay,
  now: Date,
): Promise<Payment> {
  const { id: bookingId, userId, amount } = booking
  const deposit = await depositDueFor(trx, booking)
  const payment = { id: crypto.randomUUID(), bookingId, userId, amount, deposit, method: null }
  return addPayment(trx, payment, 'waiting', now)
}

/** Cash is taken in shifts, so that it can be counted; until the hall's first shift, anyone may take it. */
export async function mayTakeCash(trx: Transaction<Tables>, adminId: string): Promise<boolean> {
  const [shift] = await lockOpenShifts(trx, [adminId])
  return shift !== undefined || (await lockFirstOpening(trx))
}
