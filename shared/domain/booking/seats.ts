import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import type { Gender } from '../options.ts'
import { ROOMS, type Room } from './rooms.ts'
import { SEAT_PLAN } from './seat-plan.ts'

/** Row or section letter and number: A54. Numbers are unique across rooms. */
export type SeatId = string
export type Tier = 'standard' | 'silver' | 'gold'
export type Seat = { id: SeatId; number: number; letter: string; room: Room; tier: Tier }

export const SEAT_PROBLEMS = fieldProblems({
  sectionRefusesWomen: 'Section A seats are not available for female students',
})

/** Seat tiers (document 2, section 9), by seat number. */
const GOLD: readonly number[] = [5, 69]
const SILVER: readonly number[] = [24, 25, 26, 27, 28, 29, 32, 33, 54, 55, 56, 63, 64, 65]

/** Every seat, ordered by number. */
export const SEATS: readonly Seat[] = ROOMS.flatMap(seatsIn).sort((a, b) => a.number - b.number)

const SEATS_BY_ID = new Map(SEATS.map((seat) => [seat.id, seat]))

export function findSeat(id: SeatId): Seat | undefined {
  return SEATS_BY_ID.get(id)
}

export function seatId(letter: string, number: number): SeatId {
  return `${letter}${number}`
}

/**
 * Returns why a user of this gender can't choose the seat, or undefined. In Dyanpurn and Dyanasmi,
 * Section A refuses female users: document 2, section 5 as written; see docs/spec-choices.md.
 */
export function seatProblem(seat: Seat, gender: Gender): FieldProblem | undefined {
  const inSectionA = seat.room !== 'Dyandhara Kaksh' && seat.letter === 'A'
  return inSectionA && gender === 'female' ? SEAT_PROBLEMS.sectionRefusesWomen : undefined
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
