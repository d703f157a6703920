import { throwIfRefused } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import { awaitPipelined } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import {
  addHold,
  findPastHolds,
  lapseExpiredHolds,
  type NewHold,
  replaceUnpaid,
} from '#server/db/queries/booking/booking.ts'
import { hasPaidDays, lockFreeSeat, paidStaysOnSeat } from '#server/db/queries/booking/occupancy.ts'
import { refuseWaitingPayments } from '#server/db/queries/money/desk-payment.ts'
import type { Services } from '#server/services.ts'
import { type PastHold, pastHoldsCutoff } from '#shared/domain/booking/hold.ts'
import type { Stay } from '#shared/domain/booking/occupancy.ts'
import { bookableFrom } from '#shared/domain/booking/renewal-priority.ts'
import { seatRefusal } from '#shared/domain/booking/save-booking.ts'

type HoldFacts = {
  renewalDays: number
  paymentInProgress: boolean
  claimWaiting: boolean
  /** Returns the end of the seat's hold, given the member's earlier holds that were never paid. */
  heldUntil: (past: readonly PastHold[]) => Date
}

/**
 * Replaces the unpaid booking of a locked user with a planned one and returns its ID. Locks the
 * seat. Throws what decideHold and storeHold throw.
 */
export async function holdSeat(
  services: Services,
  trx: Transaction<Tables>,
  hold: NewHold,
  facts: HoldFacts,
): Promise<string> {
  const seat = await lockSeatToHold(services, trx, hold)
  return storeHold(services, trx, decideHold(hold, seat, facts))
}

/** What decides whether a seat may be held, apart from the booking itself. */
type SeatFacts = Awaited<ReturnType<typeof lockSeatToHold>>

/**
 * Locks the seat, unless it is taken, and reads what decides whether it may be held for a stay. Starts all its
 * statements at once, so that they can be sent with the one that locks the user: every writer of bookings
 * locks the user first, which prevents deadlock.
 */
export async function lockSeatToHold(
  services: Services,
  trx: Transaction<Tables>,
  stay: Stay & { seatId: string; userId: string },
) {
  const { seatId, userId, startDate } = stay
  const days = services.studyDays()
  const [seat, ownDays, seatStays, pastHolds] = await awaitPipelined([
    lockFreeSeat(trx, stay, services.now()),
    hasPaidDays(trx, userId, stay),
    paidStaysOnSeat(trx, { seatId, until: startDate, days }),
    findPastHolds(trx, userId, pastHoldsCutoff(services.now())),
  ])
  const closed = seat?.closed ?? false
  return { taken: !seat, closed, ownDays, onSeat: seatStays, past: pastHolds, days }
}

/**
 * Returns the hold of a planned booking. Throws seatTaken, seatClosed, seatReservedForRenewal,
 * ownPeriodOverlap, paymentPending, claimWaiting and what `heldUntil` throws.
 */
export function decideHold(
  hold: NewHold,
  { taken, closed, ownDays, onSeat: seatStays, past: pastHolds, days }: SeatFacts,
  { renewalDays, paymentInProgress, claimWaiting, heldUntil }: HoldFacts,
): NewHold & { heldUntil: Date } {
  const from = bookableFrom(hold, seatStays, { days, renewalDays })
  const facts = { taken, closed, ownDays, bookableFrom: from }
  throwIfRefused(seatRefusal({ paymentInProgress, claimWaiting, ...facts }))
  return { ...hold, heldUntil: heldUntil(pastHolds) }
}

/**
 * Replaces the unpaid booking of a locked user with a hold of a locked seat, and returns its ID. The constraint
 * bookings_seat_taken rejects a taken seat: throws seatTaken. Starts all its statements at once.
 */
export async function storeHold(
  services: Services,
  trx: Transaction<Tables>,
  hold: NewHold & { heldUntil: Date },
): Promise<string> {
  const now = services.now()
  const [, , , id] = await awaitPipelined([
    lapseExpiredHolds(trx, { ...hold, exceptUserId: hold.userId }, now),
    refuseWaitingPayments(trx, hold.userId),
    replaceUnpaid(trx, hold.userId),
    addHold(trx, hold, now),
  ])
  return id
}
