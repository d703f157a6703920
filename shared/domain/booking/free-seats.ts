import { BATCH_DETAILS, type Batch } from './batches.ts'
import { seatsFor } from './room-restrictions.ts'
import type { RoomRules } from './room-rules.ts'
import { ROOMS, type Room } from './rooms.ts'
import { SEATS, type Seat, type SeatId } from './seats.ts'

/** The seats that can't be booked now: for the night, and for the day. Closed seats are in both. */
export type TakenSeats = Readonly<Record<'night' | 'day', ReadonlySet<SeatId>>>

/** The number of free seats, out of all. */
export type FreeCount = { free: number; all: number }

/**
 * Counts a room's free seats for a batch. A section that nobody may book online doesn't count, unless
 * that is the whole room. Returns counts for men and for women if they can book different
 * seats.
 */
export function freeSeats(
  room: Room,
  batch: Batch,
  rules: RoomRules,
  taken: TakenSeats,
): FreeCount | { men: number; women: number } {
  const isFree = ({ id }: { id: SeatId }) =>
    BATCH_DETAILS[batch].halves.every((half) => !taken[half].has(id))
  const { women, men } = bookableSeats(room, rules)
  const differ = men.length !== women.length || men.some((seat) => !women.includes(seat))
  if (men.length > 0 && women.length > 0 && differ) {
    return { men: men.filter(isFree).length, women: women.filter(isFree).length }
  }
  const bookable = [men, women].find((seats) => seats.length > 0)
  const seats = bookable ?? SEATS.filter((seat) => seat.room === room)
  return { free: seats.filter(isFree).length, all: seats.length }
}

/** Counts the seats of the whole hall that women or men can book online and that are free by day and at night. */
export function freeInHall(rules: RoomRules, taken: TakenSeats): { day: number; night: number } {
  const seats = ROOMS.flatMap((room) => {
    const { women, men } = bookableSeats(room, rules)
    return [...new Set([...women, ...men])]
  })
  const free = (half: keyof TakenSeats) => seats.filter(({ id }) => !taken[half].has(id)).length
  return { day: free('day'), night: free('night') }
}

function bookableSeats(room: Room, rules: RoomRules): { women: Seat[]; men: Seat[] } {
  return { women: seatsFor('female', room, rules), men: seatsFor('male', room, rules) }
}
