import { refuse } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import {
  addHold,
  lapseExpiredHolds,
  type NewHold,
  pastHolds,
  replaceUnpaid,
} from '#server/db/queries/booking.ts'
import { hasPaidDays, paidStaysBefore } from '#server/db/queries/occupancy.ts'
import { lockSeat } from '#server/db/queries/seat.ts'
import type { Services } from '#server/services.ts'
import { holdsRememberedFrom, type PastHold } from '#shared/domain/booking/hold.ts'
import { bookableFrom } from '#shared/domain/booking/renewal-priority.ts'
import { seatRefusal } from '#shared/domain/booking/save-booking.ts'

type HoldFacts = {
  renewalDays: number
  paymentInProgress: boolean
  claimWaiting: boolean
  /** Returns until when the seat is held, given the member's earlier holds that were never paid. */
  heldUntil: (past: readonly PastHold[]) => Date
}

/**
 * Replaces the unpaid booking of a locked user with a new hold and returns its ID. Locks the seat; every
 * writer of bookings locks the user first, which prevents deadlock. The constraint
 * bookings_seat_taken rejects a taken seat. Throws seatTaken, seatClosed, seatKept, ownPeriodOverlap,
 * paymentPending, claimWaiting and what `heldUntil` throws.
 */
export async function holdSeat(
  services: Services,
  trx: Transaction<Tables>,
  hold: NewHold,
  { renewalDays, paymentInProgress, claimWaiting, heldUntil }: HoldFacts,
): Promise<string> {
  const now = services.now()
  const { closed } = await lockSeat(trx, hold.seatId)
  const ownDays = await hasPaidDays(trx, hold.userId, hold)
  const days = services.studyDays()
  const inRoom = await paidStaysBefore(trx, { room: hold.room, until: hold.startDate, days })
  const onSeat = inRoom.filter(({ seatId }) => seatId === hold.seatId)
  const from = bookableFrom(hold, onSeat, { days, renewalDays })
  const facts = { paymentInProgress, claimWaiting, closed, ownDays, bookableFrom: from }
  refuse(seatRefusal({ taken: false, ...facts }))
  const past = await pastHolds(trx, hold.userId, holdsRememberedFrom(now))
  const until = heldUntil(past)
  await lapseExpiredHolds(trx, { ...hold, exceptUserId: hold.userId }, now)
  await replaceUnpaid(trx, hold.userId)
  return addHold(trx, { ...hold, heldUntil: until }, now)
}
