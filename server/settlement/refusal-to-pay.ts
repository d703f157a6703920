import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { readSettings } from '#server/db/queries/admin/settings.ts'
import { type BookingToPay, lapseExpiredHolds } from '#server/db/queries/booking/booking.ts'
import { isTakenByOther, paidStaysOnSeat } from '#server/db/queries/booking/occupancy.ts'
import { lockSeat } from '#server/db/queries/booking/seat.ts'
import type { LockedUser } from '#server/db/queries/user/locked-user.ts'
import type { Services } from '#server/services.ts'
import { holdRuns } from '#shared/domain/booking/occupancy.ts'
import { bookableFrom } from '#shared/domain/booking/renewal-priority.ts'
import { latePaymentRefusal, type PaymentPlace } from '#shared/domain/money/late-payment.ts'
import { payingRefusal } from '#shared/domain/money/payment-steps.ts'
import type { Refusal, RefusalCode } from '#shared/domain/refusal.ts'

/**
 * Returns why a payment of the locked `user` can't begin or, at the desk, be confirmed. Once the
 * hold has ended, the booking must also meet the rules of a new one. Locks the seat.
 */
export async function refusalToBegin(
  services: Services,
  trx: Transaction<Tables>,
  user: LockedUser,
  { booking, place }: { booking: BookingToPay; place: PaymentPlace },
): Promise<Refusal | undefined> {
  const code = await refusalToPay(services, trx, user, booking)
  if (code) return { code }
  if (holdRuns(booking, services.now())) return undefined
  const { prices, roomRules, renewalDays } = await readSettings(trx)
  const days = services.studyDays()
  const { seatId, startDate: until } = booking
  const seatStays = await paidStaysOnSeat(trx, { seatId, until, days })
  const from = bookableFrom(booking, seatStays, { days, renewalDays })
  const rules = { gender: user.gender, prices, roomRules, bookableFrom: from }
  return latePaymentRefusal(booking, rules, place)
}

/**
 * Returns why a booking of the locked `user` can't be paid now, or undefined if it can. For a payment
 * that has begun, no other rule applies. Locks the seat, so the result holds until the transaction
 * ends.
 */
export async function refusalToPay(
  services: Services,
  trx: Transaction<Tables>,
  user: LockedUser,
  booking: BookingToPay,
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
  booking: BookingToPay,
  now: Date,
): Promise<boolean> {
  await lapseExpiredHolds(trx, { ...booking, exceptUserId: booking.userId }, now)
  return isTakenByOther(trx, booking, now)
}
