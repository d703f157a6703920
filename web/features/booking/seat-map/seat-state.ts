import { rupees } from '#shared/domain/booking/prices.ts'
import { type Seat, type SeatId, seatProblem, type Tier } from '#shared/domain/booking/seats.ts'
import type { Gender } from '#shared/domain/options.ts'

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
    occupied,
    selected,
    yours,
    prices,
  }: {
    gender: Gender
    occupied: readonly SeatId[]
    selected: SeatId | undefined
    yours: SeatId | undefined
    prices: Record<Tier, number>
  },
): SeatView {
  const rule = seatProblem(seat, gender)
  const taken = occupied.includes(seat.id)
  const common = { seat, yours: seat.id === yours, price: prices[seat.tier] }
  if (rule !== undefined) return { ...common, state: 'unavailable', refusal: rule.message }
  if (taken) return { ...common, state: 'occupied', refusal: takenText(seat.id) }
  const state = seat.id === selected ? 'selected' : 'available'
  return { ...common, state, refusal: undefined }
}

/** The message for a seat that is booked or closed. */
export function takenText(seat: SeatId): string {
  return `Seat ${seat} isn't free for these days and hours. Please choose another seat.`
}

/** The accessible name: 'Seat A5, gold, ₹1,499, available'. */
export function seatName({ seat, state, yours, price }: SeatView): string {
  return yours
    ? `Seat ${seat.id}, ${seat.tier}, ${rupees(price)}, yours, ${state}`
    : `Seat ${seat.id}, ${seat.tier}, ${rupees(price)}, ${state}`
}
