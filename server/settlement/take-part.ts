import { AppError, allowed } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { readRoleLimits } from '#server/db/queries/admin/settings.ts'
import { findBookingToPay } from '#server/db/queries/booking/booking.ts'
import { discountOf } from '#server/db/queries/money/discount.ts'
import * as dues from '#server/db/queries/money/due.ts'
import { addPayment, setCompleted } from '#server/db/queries/money/payment.ts'
import { receivedWithUtr } from '#server/db/queries/money/statement.ts'
import { addTypedUtr, isUtrUsed } from '#server/db/queries/money/upi-claim.ts'
import { lockUser } from '#server/db/queries/user/locked-user.ts'
import { postPayment } from '#server/ledger/post-payments.ts'
import type { Services } from '#server/services.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { discountLimit } from '#shared/domain/money/discount.ts'
import * as decide from '#shared/domain/money/due.ts'
import { receiptNumber } from '#shared/domain/money/receipt.ts'
import { deskReference } from '#shared/domain/money/utr.ts'
import type { Role } from '#shared/domain/user/user.ts'
import { mayTakeCash } from './confirm-desk-payment.ts'
import { giveReceipt } from './give-receipt.ts'

type PartTaken = {
  staff: { id: string; role: Role }
  /** The member. */
  userId: string
  part: decide.LaterPart
  /** The day on which the money came in. */
  paidOn: CalendarDay
}

/**
 * Takes a later part of a booking's payment in the caller's transaction: locks the member, posts the part, and issues
 * and mails its receipt. Idempotent by the part's ID. Returns the receipt's number. Throws notFound, nothingOwed,
 * dueChanged, lateFeeChanged, discountAboveLimit, discountNotTheDifference, lessReceived, noOpenShift or utrUsed.
 */
export async function takePart(
  services: Services,
  trx: Transaction<Tables>,
  { staff, userId, part, paidOn }: PartTaken,
): Promise<string> {
  const { id, bookingId, amount, discount, utr } = part
  const now = services.now()
  const user = await lockUser(trx, userId)
  const existingPart = await dues.findPart(trx, id)
  if (existingPart && decide.isSamePart(existingPart, part, staff.id))
    return receiptNumber(existingPart)
  if (existingPart || (await dues.isPaymentId(trx, id))) throw new AppError('notFound')
  const due = await dues.lockDue(trx, bookingId)
  const shiftMissing = part.method === 'cash' && !(await mayTakeCash(trx, staff.id))
  const booking = await findBookingToPay(trx, bookingId)
  const { amount: price } = booking
  const given = await discountOf(trx, bookingId)
  const limit = discountLimit(staff, price, await readRoleLimits(trx), given)
  const facts = {
    due,
    paidOn,
    discountLimit: limit,
    shiftMissing,
    utrUsed: await isUtrUsed(trx, utr, id),
    received: await receivedWithUtr(trx, utr),
  }
  const { open, lateFee, feeSettled, method, change } = allowed(decide.payPart(part, facts))
  if (!due) throw new AppError('nothingOwed')

  const added = { id, bookingId, userId, amount: due.open - open, method }
  await addPayment(trx, added, 'waiting', now)
  if (utr !== undefined) {
    await addTypedUtr(trx, { paymentId: id, bookingId, userId, utr, checkedBy: staff.id }, now)
  }
  const payment = { id, method, reference: deskReference(part), confirmedBy: staff.id }
  const completed = { ...payment, amount, lateFee, discount, sold: 0, issuedMemberId: false }
  await setCompleted(trx, completed, now)
  await dues.setOpen(trx, bookingId, { open, feeSettled })
  await recordChange(trx, { adminId: staff.id, ...change }, now)
  const number = await giveReceipt(services, trx, {
    user,
    booking,
    payment: { ...payment, amount, deposit: null, lateFee },
    part: {
      price,
      paidBefore: price - given - due.open,
      left: open,
      payableOn: due.payableOn,
    },
    discount: given + (discount?.amount ?? 0),
  })
  // After the receipt, which says how much of the payment is tax.
  await postPayment(services, trx, id)
  return number
}
