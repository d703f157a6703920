import { periodText } from '#shared/domain/booking/durations.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { seatProblem } from '#shared/domain/booking/room-restrictions.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import type { Seat, SeatId, Tier } from '#shared/domain/booking/seats.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import type { Gender } from '#shared/domain/options.ts'
import type { TakenSeats } from '#web/api/booking.ts'

/** `unavailable`: excluded by a rule of the hall. `occupied`: booked or closed. */
export type SeatState = 'available' | 'selected' | 'occupied' | 'unavailable'

export type SeatView = {
  seat: Seat
  state: SeatState
  /** The seat of the member's own booking. */
  yours: boolean
  /** The plan's price on this seat in whole rupees. */
  price: number
  /** Why the seat is not available. */
  refusal: string | undefined
}

/** Returns the state of a seat for this member. */
export function viewSeat(
  seat: Seat,
  {
    gender,
    roomRules,
    occupied,
    reasons,
    selected,
    yours,
    prices,
  }: {
    gender: Gender
    roomRules: RoomRules
    occupied: readonly SeatId[]
    /** The bookings and renewals that take seats, with their dates. */
    reasons?: SeatReasons | undefined
    selected: SeatId | undefined
    yours: SeatId | undefined
    prices: Record<Tier, number>
  },
): SeatView {
  const rule = seatProblem(seat, gender, roomRules)
  const taken = occupied.includes(seat.id)
  const common = { seat, yours: seat.id === yours, price: prices[seat.tier] }
  if (rule !== undefined) return { ...common, state: 'unavailable', refusal: rule.message }
  if (taken) return { ...common, state: 'occupied', refusal: takenText(seat.id, reasons) }
  const state = seat.id === selected ? 'selected' : 'available'
  return { ...common, state, refusal: undefined }
}

export type SeatReasons = Pick<TakenSeats, 'clashes' | 'kept'>

/** The message for a seat that is booked, closed or kept for a renewal; names the dates if known. */
export function takenText(seat: SeatId, reasons?: SeatReasons): string {
  const clash = reasons?.clashes.find((booking) => booking.seat === seat)
  const kept = reasons?.kept.find((renewal) => renewal.seat === seat)
  if (clash) return `Seat ${seat} is booked: ${periodText(clash)}. Please choose another seat.`
  if (kept) {
    return `Seat ${seat} is kept for its member to renew. You can book it from ${shortDay(kept.bookableFrom)}.`
  }
  return `Seat ${seat} isn't free for these days and hours. Please choose another seat.`
}

/** The accessible name: 'Seat A5, gold, ₹1,499, available'. */
export function seatName({ seat, state, yours, price }: SeatView): string {
  return yours
    ? `Seat ${seat.id}, ${seat.tier}, ${rupees(price)}, yours, ${state}`
    : `Seat ${seat.id}, ${seat.tier}, ${rupees(price)}, ${state}`
}
