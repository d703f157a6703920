import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { lapseExpiredHolds, type PayingBooking } from '#server/db/queries/booking.ts'
import type { LockedUser } from '#server/db/queries/credentials.ts'
import { isTakenByOther } from '#server/db/queries/occupancy.ts'
import { lockSeat } from '#server/db/queries/seat.ts'
import type { Services } from '#server/services.ts'
import { holdRuns } from '#shared/domain/booking/occupancy.ts'
import { payingRefusal } from '#shared/domain/payment-steps.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'

/**
 * Returns why a booking of the locked `user` can't be paid now, or undefined if it can. Locks the seat,
 * so the result holds until the transaction ends.
 */
export async function refusalToPay(
  services: Services,
  trx: Transaction<Tables>,
  user: LockedUser,
  booking: PayingBooking,
): Promise<RefusalCode | undefined> {
  const [now, days] = [services.now(), services.studyDays()]
  const { closed } = await lockSeat(trx, booking.seatId)
  const seatTaken = !holdRuns(booking, now) && (await isTaken(trx, booking, now))
  return payingRefusal(
    { ...booking, userActive: user.active, seatClosed: closed, seatTaken },
    { now, days },
  )
}

async function isTaken(
  trx: Transaction<Tables>,
  booking: PayingBooking,
  now: Date,
): Promise<boolean> {
  await lapseExpiredHolds(trx, { ...booking, exceptUserId: booking.userId }, now)
  return isTakenByOther(trx, booking, now)
}
