import { type PriceTable, quote } from './booking/prices.ts'
import { roomProblem, seatProblem } from './booking/room-restrictions.ts'
import type { RoomRules } from './booking/room-rules.ts'
import { type PlannedBooking, seatRefusal } from './booking/save-booking.ts'
import { findSeat, type SeatId } from './booking/seats.ts'
import type { CalendarDay } from './calendar-day.ts'
import type { Gender } from './options.ts'
import type { Refusal } from './refusal.ts'

/** Online: the member pays or chooses to pay at reception. Desk: an admin confirms the payment. */
export type PaymentPlace = 'online' | 'desk'

type LateBooking = Pick<PlannedBooking, 'room' | 'batch' | 'duration' | 'amount'> & {
  seatId: SeatId
}

/** What the hall requires of a new booking now. */
type CurrentRules = {
  gender: Gender | null
  prices: PriceTable
  roomRules: RoomRules
  /** For a seat kept for its member to renew: the day from which others may book it. */
  bookableFrom: CalendarDay | undefined
}

/**
 * Returns why a booking whose hold has ended could not be booked anew, or undefined. At the desk
 * only the renewal priority of another member counts: an admin may accept the amount and the room.
 */
export function latePaymentRefusal(
  booking: LateBooking,
  { gender, prices, roomRules, bookableFrom }: CurrentRules,
  place: PaymentPlace,
): Refusal | undefined {
  const kept = { taken: false, paymentInProgress: false, closed: false, ownDays: false }
  const refusal = seatRefusal({ ...kept, bookableFrom })
  if (refusal || place === 'desk') return refusal
  const seat = findSeat(booking.seatId)
  const stated = gender ?? 'prefer-not-to-say'
  if (
    !seat ||
    roomProblem(booking.room, stated, roomRules) ||
    seatProblem(seat, stated, roomRules)
  ) {
    return { code: 'seatNotAllowed' }
  }
  if (quote(booking, seat.tier, prices).total !== booking.amount) return { code: 'amountDiffers' }
  return undefined
}
