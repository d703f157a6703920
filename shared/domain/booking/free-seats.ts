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
  if (men.length > 0 && women.length > 0 && !isSameSeats(women, men)) {
    return { men: men.filter(isFree).length, women: women.filter(isFree).length }
  }
  const bookable = [men, women].find((seats) => seats.length > 0)
  const seats = bookable ?? SEATS.filter((seat) => seat.room === room)
  return { free: seats.filter(isFree).length, all: seats.length }
}

/** The number of free seats by day and at night. */
type FreeByHalf = { day: number; night: number }

/**
 * Counts the free seats of the whole hall that can be booked online. Returns counts for men and for women if they can
 * book different seats.
 */
export function freeInHall(
  rules: RoomRules,
  taken: TakenSeats,
): FreeByHalf | { men: FreeByHalf; women: FreeByHalf } {
  const rooms = ROOMS.map((room) => bookableSeats(room, rules))
  const women = rooms.flatMap((room) => room.women)
  const men = rooms.flatMap((room) => room.men)
  const count = (seats: readonly Seat[]) => ({
    day: seats.filter(({ id }) => !taken.day.has(id)).length,
    night: seats.filter(({ id }) => !taken.night.has(id)).length,
  })
  if (women.length === 0 || isSameSeats(women, men)) return count(men)
  return men.length === 0 ? count(women) : { men: count(men), women: count(women) }
}

function isSameSeats(some: readonly Seat[], others: readonly Seat[]): boolean {
  return some.length === others.length && some.every((seat) => others.includes(seat))
}

function bookableSeats(room: Room, rules: RoomRules): { women: Seat[]; men: Seat[] } {
  return { women: seatsFor('female', room, rules), men: seatsFor('male', room, rules) }
}
