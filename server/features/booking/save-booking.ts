import { AppError, allowed, throwIfRefused } from '#server/app-error.ts'
import { awaitPipelined, inTransaction } from '#server/db/connection/run-transaction.ts'
import { readSettings } from '#server/db/queries/admin/settings.ts'
import type { NewHold } from '#server/db/queries/booking/booking.ts'
import { isTakenByOther } from '#server/db/queries/booking/occupancy.ts'
import { readBooker } from '#server/db/queries/money/payment.ts'
import { findLoginUser, type LoginUser } from '#server/db/queries/user/user.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { decideHold, lockSeatToHold, storeHold } from '#server/settlement/hold-seat.ts'
import { bookingRefusalToWire } from '#shared/contract/wire-names.ts'
import { planHold } from '#shared/domain/booking/hold.ts'
import { hasPaid } from '#shared/domain/booking/membership-period.ts'
import {
  type PlannedBooking,
  planBooking,
  type RequestedBooking,
  seatRefusal,
} from '#shared/domain/booking/save-booking.ts'
import type { Gender } from '#shared/domain/options.ts'
import { consentRefusal } from '#shared/domain/user/parental-consent.ts'
import { consentNeededBy } from '#shared/replies/user.ts'

/**
 * Holds a seat for HOLD_MINUTES from the time it is first saved, and replaces the user's unpaid
 * booking. Returns the user, including the new booking, and the amount to pay. Throws
 * consentRequired, validationFailed, startDateTooEarly, priceChanged, seatTaken, seatClosed,
 * seatReservedForRenewal, ownPeriodOverlap, tooManyHolds, claimWaiting or, for a renewal,
 * nothingToRenew.
 */
export async function saveBooking(
  services: Services,
  user: Caller,
  requested: RequestedBooking,
  { renewal }: { renewal: boolean },
): Promise<{ saved: LoginUser; amount: number }> {
  const days = services.studyDays()
  const { prices, renewalDays, roomRules } = await readSettings(services.reads)
  const paidBefore = hasPaid(user.bookings)
  /** Consent and gender may change until the user is locked, so this is decided again then. */
  const planFor = (booker: Booker): PlannedBooking => {
    throwIfRefused(consentRefusal(consentNeededBy(booker, days.day)))
    const facts = { days, gender: booker.gender, prices, roomRules, renewal, paidBefore }
    const planned = planBooking(requested, facts)
    if (planned.refusal) throw new AppError(bookingRefusalToWire(planned.refusal))
    return planned.outcome
  }
  const planned = planFor(user)
  const hold = { ...planned, userId: user.id }
  const saved = await lockAndHold(services, user, { ...hold, renewalDays, planFor })
  if (!saved) throw new AppError('notLoggedIn')
  return { saved, amount: planned.amount }
}

type Booker = Parameters<typeof consentNeededBy>[0] & { gender: Gender | null }

/**
 * Locks the user, then the seat. Every writer of bookings uses this order, which prevents deadlock. The
 * rows that depend on the locks are read in the same round trip, by statements that run after both are taken.
 */
async function lockAndHold(
  services: Services,
  user: Caller,
  {
    renewalDays,
    planFor,
    ...hold
  }: NewHold & { renewalDays: number; planFor: (booker: Booker) => PlannedBooking },
): Promise<LoginUser | undefined> {
  const now = services.now()
  return inTransaction(services.db, async (trx, commitWith) => {
    // In a rush on one seat, this rejects most requests before they queue for the row lock. It runs
    // once the transaction has its connection: before that, every request would still find the seat free.
    const isTaken = await isTakenByOther(trx, hold, now)
    throwIfRefused(
      seatRefusal({ taken: isTaken, paymentInProgress: false, closed: false, ownDays: false }),
    )
    // PostgreSQL runs these in this order.
    const [, { paymentInProgress, claimWaiting, ...booker }, seat] = await awaitPipelined([
      lockCaller(services, trx, user),
      readBooker(trx, hold.userId),
      lockSeatToHold(services, trx, hold),
    ])
    planFor(booker)
    const decided = decideHold(hold, seat, {
      renewalDays,
      paymentInProgress,
      claimWaiting,
      heldUntil: (past) => {
        const { holdMinutes } = services.config
        return allowed(planHold(hold, past, { now, holdMinutes })).heldUntil
      },
    })
    const [, saved] = await commitWith(() =>
      awaitPipelined([storeHold(services, trx, decided), findLoginUser(trx, user.id)]),
    )
    return saved
  })
}
