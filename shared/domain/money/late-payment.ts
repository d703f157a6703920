import { type PriceTable, quote } from '../booking/prices.ts'
import { roomProblem, seatProblem } from '../booking/room-restrictions.ts'
import type { RoomRules } from '../booking/room-rules.ts'
import { type PlannedBooking, seatRefusal } from '../booking/save-booking.ts'
import { findSeat, type SeatId } from '../booking/seats.ts'
import type { CalendarDay } from '../calendar-day.ts'
import type { Gender } from '../options.ts'
import type { Refusal } from '../refusal.ts'

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
  /** If the seat is kept for its member's renewal: the first day on which others may book it. */
  bookableFrom: CalendarDay | undefined
}

/**
 * Returns why a booking whose hold has ended can't be booked again, or undefined. At the desk, only
 * another member's renewal priority is checked: an admin may accept an outdated price or room rule.
 */
export function latePaymentRefusal(
  booking: LateBooking,
  { gender, prices, roomRules, bookableFrom }: CurrentRules,
  place: PaymentPlace,
): Refusal | undefined {
  const free = { taken: false, paymentInProgress: false, closed: false, ownDays: false }
  const refusal = seatRefusal({ ...free, bookableFrom })
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
  if (quote(booking, seat.tier, prices).total !== booking.amount) return { code: 'priceChanged' }
  return undefined
}
