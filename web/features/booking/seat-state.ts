import type { Gender } from '#shared/domain/options.ts'
import { rupees } from '#shared/domain/prices.ts'
import { type Seat, type SeatId, seatProblem, type Tier } from '#shared/domain/seats.ts'

/** `unavailable` is refused by a rule of the hall, `occupied` by somebody who sits there. */
export type SeatState = 'available' | 'selected' | 'occupied' | 'unavailable'

export type SeatView = {
  seat: Seat
  state: SeatState
  /** The seat of the member's own booking. */
  yours: boolean
  /** Whole rupees for the plan on this seat. */
  price: number
  /** Why the seat can't be had. */
  refusal: string | undefined
}

/** How one seat stands for this member right now. */
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
  if (rule !== undefined) return { ...common, state: 'unavailable', refusal: rule }
  if (taken) return { ...common, state: 'occupied', refusal: takenText(seat.id) }
  const state = seat.id === selected ? 'selected' : 'available'
  return { ...common, state, refusal: undefined }
}

/** What is said of a seat that is not to be had: somebody else has it, or the desk has closed it. */
export function takenText(seat: SeatId): string {
  return `Seat ${seat} is not free on these days and hours. Please choose another seat.`
}

/** The name that a screen reader says: 'Seat A5, gold, ₹1,499, available'. */
export function seatName({ seat, state, yours, price }: SeatView): string {
  return yours
    ? `Seat ${seat.id}, ${seat.tier}, ${rupees(price)}, yours, ${state}`
    : `Seat ${seat.id}, ${seat.tier}, ${rupees(price)}, ${state}`
}
