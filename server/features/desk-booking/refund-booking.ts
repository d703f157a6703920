import { AppError, allowed } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { readHallDetails, readRoleLimits } from '#server/db/queries/admin/settings.ts'
import { ownerOfBooking } from '#server/db/queries/booking/booking.ts'
import { type DeskBooking, findBooking } from '#server/db/queries/booking/desk-booking.ts'
import { expectedDrawerCash, lockOpenShift } from '#server/db/queries/money/cash-shift.ts'
import { addJournals } from '#server/db/queries/money/ledger.ts'
import { nextReceiptKey, receiptOf } from '#server/db/queries/money/receipt.ts'
import * as refunds from '#server/db/queries/money/refund.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { lockUser } from '#server/db/queries/user/locked-user.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import { postPayment } from '#server/ledger/post-payments.ts'
import { refundMail } from '#server/mail/templates/refund-mail.ts'
import type { Services } from '#server/services.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { receiptNumber } from '#shared/domain/money/receipt.ts'
import * as decide from '#shared/domain/money/refund.ts'
import { refundLimit } from '#shared/domain/money/refund-limit.ts'
import {
  VOUCHER_SERIES,
  type VoucherContent,
  voucherContent,
} from '#shared/domain/money/refund-voucher.ts'
import { isErasedEmail } from '#shared/domain/personal-data/erasure.ts'

/**
 * Refunds what was paid for a booking, or a part of it, or returns its deposit without what is kept: posts the refund,
 * issues the voucher, and mails the voucher to the member, in one transaction with the member
 * locked. Idempotent by the refund's ID, which the client generates. Returns the voucher's number.
 * Throws notFound, nothingToRefund, noDepositHeld, keptTooMuch, refundTooHigh, refundAboveLimit, noOpenShift,
 * notEnoughCash or utrUsed.
 */
export async function refundBooking(
  services: Services,
  caller: Caller,
  bookingId: string,
  sent: decide.SentRefund,
): Promise<string> {
  const userId = await ownerOfBooking(services.db, bookingId)
  if (userId === undefined) throw new AppError('notFound')
  const now = services.now()
  return inTransaction(services.db, async (trx) => {
    const staff = await lockCaller(services, trx, caller)
    const { memberId } = await lockUser(trx, userId)
    const booking = await findBooking(trx, bookingId)
    if (!booking) throw new AppError('notFound')
    const payment = await refunds.completedPaymentOf(trx, bookingId)
    const { refund, reason } = decide.requestedRefund(bookingId, sent, payment)
    const paid = decide.paidFor(refund, payment)
    const existingRefund = await refunds.findRefund(trx, refund.id)
    if (existingRefund) {
      if (decide.isSameRefund(existingRefund, refund, staff.id))
        return receiptNumber(existingRefund)
      throw new AppError('notFound')
    }
    // A payment that an older version's process completed may not be in the ledger yet.
    if (payment) await postPayment(services, trx, payment.id)
    const returned = await refunds.totalRefunded(trx, refund)
    const shift = await lockOpenShift(trx, staff.id)
    const inDrawer = shift ? await expectedDrawerCash(trx, shift) : 0
    const receipt = payment && (await receiptOf(trx, payment.id))
    const limits = await readRoleLimits(trx)
    const { journal, change } = allowed(
      decide.refundBooking(refund, {
        staff,
        payment,
        tax: receipt?.tax,
        returned,
        refundLimit: refundLimit(staff, paid, limits),
        shift,
        inDrawer,
      }),
    )
    if (!payment) throw new AppError('nothingToRefund')

    const day = services.today()
    await addJournals(trx, [{ ...journal, day }], now)
    const key = await nextReceiptKey(trx, VOUCHER_SERIES, day)
    const voucher = receiptNumber(key)
    const hallDetails = await readHallDetails(trx)
    const facts = { hallDetails, booking, payment, receipt, returned, memberId, refund }
    const content = voucherContent(facts)
    const made = { paymentId: payment.id, userId, reason, madeBy: staff.id, day, content }
    await refunds.addRefund(trx, { ...refund, ...key, ...made }, now)
    const details = { ...change.details, voucher }
    await recordChange(trx, { adminId: staff.id, ...change, details }, now)
    await mailVoucher(services, trx, booking, { voucher, day, reason, ...content })
    return voucher
  })
}

type Voucher = VoucherContent & { voucher: string; day: CalendarDay; reason: string }

async function mailVoucher(
  { boss, config, now }: Services,
  trx: Transaction<Tables>,
  { email, fullName, language }: DeskBooking,
  content: Voucher,
): Promise<void> {
  if (isErasedEmail(email)) return
  const { publicUrl } = config
  const mail = refundMail({ ...content, language, fullName, publicUrl })
  await queueMail(trx, boss, { recipient: email, paper: content.voucher, ...mail }, now())
}
