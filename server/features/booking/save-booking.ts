import { AppError, allowed, throwIfRefused } from '#server/app-error.ts'
import { awaitPipelined, inTransaction } from '#server/db/connection/run-transaction.ts'
import { readSettings } from '#server/db/queries/admin/settings.ts'
import { readBooker } from '#server/db/queries/money/payment.ts'
import { findLoginUser, type LoginUser } from '#server/db/queries/user/user.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { decideHold, lockSeatToHold, storeHold } from '#server/settlement/hold-seat.ts'
import { bookingRefusalToWire } from '#shared/contract/wire-names.ts'
import { planHold } from '#shared/domain/booking/hold.ts'
import { hasPaid } from '#shared/domain/booking/membership-period.ts'
import {
  planBooking,
  type RequestedBooking,
  requestedStay,
} from '#shared/domain/booking/save-booking.ts'
import { consentRefusal } from '#shared/domain/user/parental-consent.ts'
import { consentNeededBy } from '#shared/replies/user.ts'

/**
 * Holds a seat for HOLD_MINUTES from the time it is first saved, and replaces the user's unpaid
 * booking. Returns the user, including the new booking. Throws
 * consentRequired, validationFailed, startDateTooEarly, priceChanged, seatTaken, seatClosed,
 * seatReservedForRenewal, ownPeriodOverlap, tooManyHolds, claimWaiting or, for a renewal,
 * nothingToRenew.
 *
 * Locks the user, then the seat. Every writer of bookings uses this order, which prevents deadlock. What
 * decides is read in the same round trip, by statements that run after both locks are taken.
 */
export async function saveBooking(
  services: Services,
  user: Caller,
  requested: RequestedBooking,
  { renewal }: { renewal: boolean },
): Promise<LoginUser> {
  const { holdMinutes } = services.config
  const now = services.now()
  const saved = await inTransaction(services.db, async (trx, commitWith) => {
    const stay = { ...requestedStay(requested), userId: user.id }
    // PostgreSQL runs these in this order.
    const [, booker, seat, settings] = await awaitPipelined([
      lockCaller(services, trx, user),
      readBooker(trx, user.id),
      lockSeatToHold(services, trx, stay),
      readSettings(trx),
    ])
    const { days } = seat
    throwIfRefused(consentRefusal(consentNeededBy(booker, days.day)))
    const paidBefore = hasPaid(user.bookings)
    const facts = { ...settings, days, gender: booker.gender, renewal, paidBefore }
    const { refusal, outcome } = planBooking(requested, facts)
    if (refusal) throw new AppError(bookingRefusalToWire(refusal))
    const planned = { ...outcome, userId: user.id }
    const hold = decideHold(planned, seat, {
      ...booker,
      renewalDays: settings.renewalDays,
      heldUntil: (past) => allowed(planHold(planned, past, { now, holdMinutes })).heldUntil,
    })
    const [, withBooking] = await commitWith(() =>
      awaitPipelined([storeHold(services, trx, hold), findLoginUser(trx, user.id)]),
    )
    return withBooking
  })
  if (!saved) throw new AppError('notLoggedIn')
  return saved
}
