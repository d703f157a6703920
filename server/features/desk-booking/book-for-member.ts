import { AppError, throwIfRefused } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { readSettings } from '#server/db/queries/admin/settings.ts'
import { findUnpaid } from '#server/db/queries/booking/booking.ts'
import { depositDueFor } from '#server/db/queries/money/deposit.ts'
import { waitingPaymentOf } from '#server/db/queries/money/desk-payment.ts'
import { addPayment, readBooker } from '#server/db/queries/money/payment.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { lockManagedUser } from '#server/db/queries/user/managed-user.ts'
import { findUser, type UserRecord } from '#server/db/queries/user/user.ts'
import { type Caller, lockCaller, progressOf } from '#server/http/guards/session.ts'
import { seatBookedMail } from '#server/mail/templates/seat-booked-mail.ts'
import type { Services } from '#server/services.ts'
import { holdSeat } from '#server/settlement/hold-seat.ts'
import { bookingRefusalToWire } from '#shared/contract/wire-names.ts'
import { deskHoldEnd } from '#shared/domain/booking/hold.ts'
import { hasPaid } from '#shared/domain/booking/membership-period.ts'
import {
  type PlannedBooking,
  planBooking,
  type RequestedBooking,
} from '#shared/domain/booking/save-booking.ts'
import * as decide from '#shared/domain/desk-booking/book-for-member.ts'
import { consentRefusal } from '#shared/domain/user/parental-consent.ts'
import { consentNeededBy } from '#shared/replies/user.ts'

/**
 * Books a seat for a member, to be paid at reception, and mails them. Renewals are booked the same
 * way. Uses the rules, locks and constraints of a member's own booking, with two exceptions:
 * reception may also book where the room rules allow only reception to book, and the hold starts
 * now. A repeated request returns the same booking. Throws notFound, userDeactivated, notAllowed
 * (for staff), membershipDetailsRequired, consentRequired, validationFailed, startDateTooEarly,
 * priceChanged and what holdSeat throws.
 */
export async function bookForMember(
  services: Services,
  caller: Caller,
  userId: string,
  requested: RequestedBooking,
): Promise<string> {
  return inTransaction(services.db, async (trx) => {
    await lockCaller(services, trx, caller)
    if (!(await lockManagedUser(trx, userId))) throw new AppError('notFound')
    // Undefined if the user is deactivated. Read after the lock, so that the consent is current.
    const member = await findUser(trx, userId)
    throwIfRefused(decide.bookerRefusal(member && progressOf(member)))
    if (!member) throw new AppError('userDeactivated')
    const { planned, renewalDays } = await plan(services, trx, member, requested)

    const now = services.now()
    const unpaid = await findUnpaid(trx, userId)
    const waiting = unpaid && (await waitingPaymentOf(trx, unpaid.id))
    const known = { now, waitsAtDesk: waiting !== undefined }
    if (unpaid && decide.isBookedAlready(unpaid, planned, known)) return unpaid.id

    const { paymentInProgress, claimWaiting } = await readBooker(trx, userId)
    const hold = { ...planned, userId }
    const heldUntil = deskHoldEnd(hold, [], { now, timeZone: services.config.hallTimezone })
    const facts = { renewalDays, paymentInProgress, claimWaiting, heldUntil: () => heldUntil }
    const bookingId = await holdSeat(services, trx, hold, facts)
    const deposit = await depositDueFor(trx, hold)
    const payment = {
      id: crypto.randomUUID(),
      bookingId,
      userId,
      amount: hold.amount,
      deposit,
      method: null,
    }
    await addPayment(trx, payment, 'waiting', now)
    await recordChange(
      trx,
      { adminId: caller.id, ...decide.bookingChange(bookingId, planned) },
      now,
    )
    const { seatId: seat } = hold
    const amount = hold.amount + (deposit?.amount ?? 0)
    const timeZone = services.config.hallTimezone
    const mail = seatBookedMail({ ...member, ...hold, amount, seat, heldUntil, timeZone })
    await queueMail(trx, services.boss, { recipient: member.email, ...mail }, now)
    return bookingId
  })
}

/** Plans the booking of a locked member. */
async function plan(
  services: Services,
  trx: Transaction<Tables>,
  member: UserRecord,
  requested: RequestedBooking,
): Promise<{ planned: PlannedBooking; renewalDays: number }> {
  const days = services.studyDays()
  throwIfRefused(consentRefusal(consentNeededBy(member, days.day)))
  const { prices, renewalDays, ...rules } = await readSettings(trx)
  const paidBefore = hasPaid(member.bookings)
  const { refusal, outcome } = planBooking(requested, {
    days,
    gender: member.gender,
    prices,
    roomRules: decide.receptionRules(rules.roomRules),
    renewal: paidBefore,
    paidBefore,
  })
  if (refusal) throw new AppError(bookingRefusalToWire(refusal))
  return { planned: outcome, renewalDays }
}
