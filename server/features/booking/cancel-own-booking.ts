import { AppError, allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { findOwnBooking } from '#server/db/queries/booking/booking.ts'
import { cancel } from '#server/db/queries/booking/desk-booking.ts'
import { readBooker } from '#server/db/queries/money/payment.ts'
import { findLoginUser, type LoginUser } from '#server/db/queries/user/user.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import * as decide from '#shared/domain/booking/cancel-own-booking.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'

/**
 * Cancels a member's own unpaid booking, which frees its seat and withdraws its payment at reception. Returns the user
 * without it. The user is locked, as for a payment, so that of both only one succeeds. Throws bookingEnded,
 * bookingPaid, paymentPending or claimWaiting.
 */
export async function cancelOwnBooking(
  services: Services,
  user: Caller,
  seen: { seat: string; startDate: CalendarDay },
): Promise<LoginUser> {
  return inTransaction(services.db, async (trx) => {
    await lockCaller(services, trx, user)
    const { paymentInProgress, claimWaiting } = await readBooker(trx, user.id)
    const booking = await findOwnBooking(trx, user.id, seen)
    const step = allowed(decide.cancelOwnBooking({ booking, paymentInProgress, claimWaiting }))
    if (booking && step === 'cancel') await cancel(trx, booking.id, services.studyDays())
    const saved = await findLoginUser(trx, user.id)
    if (!saved) throw new AppError('notLoggedIn')
    return saved
  })
}
