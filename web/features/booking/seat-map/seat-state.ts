import { rupees } from '#shared/domain/booking/prices.ts'
import { seatProblem } from '#shared/domain/booking/room-restrictions.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import type { Seat, SeatId, Tier } from '#shared/domain/booking/seats.ts'
import type { Gender } from '#shared/domain/options.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type SeatReasons, takenText } from '#web/features/booking/taken-text.ts'
import { problemText } from '#web/session/problem-text.ts'
import { TIER_NAMES } from '#words/booking/seat-labels.ts'
import { SEAT_MAP_WORDS } from '#words/booking/seat-map.ts'

/** `unavailable`: excluded by the room rules; `occupied`: booked, closed or kept for a renewal. */
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
    ownSeat,
    prices,
  }: {
    gender: Gender
    roomRules: RoomRules
    occupied: readonly SeatId[]
    /** The bookings and renewals that take seats, with their dates. */
    reasons?: SeatReasons | undefined
    selected: SeatId | undefined
    /** The seat of the member's own booking. */
    ownSeat: SeatId | undefined
    prices: Record<Tier, number>
  },
): SeatView {
  const rule = seatProblem(seat, gender, roomRules)
  const taken = occupied.includes(seat.id)
  const common = { seat, yours: seat.id === ownSeat, price: prices[seat.tier] }
  if (rule !== undefined) return { ...common, state: 'unavailable', refusal: problemText(rule) }
  if (taken) return { ...common, state: 'occupied', refusal: takenText(seat.id, reasons) }
  const state = seat.id === selected ? 'selected' : 'available'
  return { ...common, state, refusal: undefined }
}

/** Returns the accessible name of a seat: 'Seat A5, gold, ₹1,499, available'. */
export function seatName({ seat, state, yours, price }: SeatView): string {
  const { names, ownNames } = SEAT_MAP_WORDS
  return fillIn((yours ? ownNames : names)[state], {
    seat: seat.id,
    tier: TIER_NAMES[seat.tier],
    price: rupees(price),
  })
}
