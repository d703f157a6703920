import { AppError, allowed, refuse } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/connect.ts'
import type { NewHold } from '#server/db/queries/booking.ts'
import { isTakenByOther } from '#server/db/queries/occupancy.ts'
import { readBooker } from '#server/db/queries/payment.ts'
import { readSettings } from '#server/db/queries/settings.ts'
import { type LoggedIn, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { holdSeat } from '#server/settlement/hold-seat.ts'
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
 * Holds a seat for HOLD_MINUTES, counted from its first save, and replaces the user's unpaid
 * booking. Returns the amount to pay. Throws consentRequired, validationFailed, startDayOver, amountDiffers, seatTaken,
 * seatClosed, seatKept, ownPeriodOverlap, tooManyHolds, claimWaiting or, for a renewal, nothingToRenew.
 */
export async function saveBooking(
  services: Services,
  user: LoggedIn,
  requested: RequestedBooking,
  { renewal }: { renewal: boolean },
): Promise<number> {
  const { db } = services
  const days = services.studyDays()
  const { prices, renewalDays, roomRules } = await readSettings(db)
  const paidBefore = hasPaid(user.bookings)
  /** Consent and gender may change until the user is locked, so this is decided again then. */
  const planFor = (booker: Booker): PlannedBooking => {
    refuse(consentRefusal(consentNeededBy(booker, days.day)))
    const facts = { days, gender: booker.gender, prices, roomRules, renewal, paidBefore }
    const planned = planBooking(requested, facts)
    if (planned.refusal) throw new AppError(bookingRefusalToWire(planned.refusal))
    return planned.outcome
  }
  const planned = planFor(user)
  await lockAndHold(services, user, { ...planned, userId: user.id, renewalDays, planFor })
  return planned.amount
}

type Booker = Parameters<typeof consentNeededBy>[0] & { gender: Gender | null }

/**
 * Locks the user, then the seat. Every writer of bookings uses this order, which prevents deadlock.
 */
async function lockAndHold(
  services: Services,
  user: LoggedIn,
  {
    renewalDays,
    planFor,
    ...hold
  }: NewHold & { renewalDays: number; planFor: (booker: Booker) => PlannedBooking },
): Promise<void> {
  const now = services.now()
  // In a rush on one seat, this rejects most requests before they queue for the row lock.
  const taken = await isTakenByOther(services.db, hold, now)
  refuse(seatRefusal({ taken, paymentInProgress: false, closed: false, ownDays: false }))
  await inTransaction(services.db, async (trx) => {
    await lockCaller(services, trx, user)
    const { paymentInProgress, claimWaiting, ...booker } = await readBooker(trx, hold.userId)
    planFor(booker)
    await holdSeat(services, trx, hold, {
      renewalDays,
      paymentInProgress,
      claimWaiting,
      heldUntil: (past) => {
        const { holdMinutes } = services.config
        return allowed(planHold(hold, past, { now, holdMinutes })).heldUntil
      },
    })
  })
}
