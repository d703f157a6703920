import { ROOMS, type Room } from './rooms.ts'
import { SEAT_PLAN } from './seat-plan.ts'

/** Row or section letter and number: A54. Numbers are unique across rooms. */
export type SeatId = string
/** In ascending order of price. */
export const TIERS = ['standard', 'silver', 'gold'] as const
export type Tier = (typeof TIERS)[number]
export type Seat = { id: SeatId; number: number; letter: string; room: Room; tier: Tier }

/** Seat tiers (specification document 2, section 9), by seat number. */
const GOLD: readonly number[] = [5, 69]
const SILVER: readonly number[] = [24, 25, 26, 27, 28, 29, 32, 33, 54, 55, 56, 63, 64, 65]

/** Every seat, ordered by number. */
export const SEATS: readonly Seat[] = ROOMS.flatMap(seatsIn).sort((a, b) => a.number - b.number)

const SEATS_BY_ID = new Map(SEATS.map((seat) => [seat.id, seat]))

export function findSeat(id: SeatId): Seat | undefined {
  return SEATS_BY_ID.get(id)
}

/** Returns the tier of a seat; standard if there is no such seat. */
export function tierOf(id: SeatId): Tier {
  return findSeat(id)?.tier ?? 'standard'
}

export function seatId(letter: string, number: number): SeatId {
  return `${letter}${number}`
}

function seatsIn(room: Room): Seat[] {
  return SEAT_PLAN[room].flatMap((block) =>
    block.rows.flatMap(({ letter, cells }) =>
      cells
        .filter((cell) => typeof cell === 'number')
        .map((number) => ({
          id: seatId(letter, number),
          number,
          letter,
          room,
          tier: tier(number),
        })),
    ),
  )
}

function tier(number: number): Tier {
  if (GOLD.includes(number)) return 'gold'
  return SILVER.includes(number) ? 'silver' : 'standard'
}
