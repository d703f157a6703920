import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { filledProblem } from '../filled-problem.ts'
import type { Gender } from '../options.ts'
import { seatProblem } from './room-restrictions.ts'
import type { RoomRules } from './room-rules.ts'
import type { Room } from './rooms.ts'
import { findSeat, type SeatId } from './seats.ts'

export const SEAT_MOVE_PROBLEMS = fieldProblems({
  newSeatRequired: 'Please select a seat',
  newSeatInOtherRoom: 'Please select a seat in {room}',
})

/**
 * Returns why a booking can't move to this seat, regardless of availability; undefined if it can.
 * The rule of the seat's section applies unless an admin overrides it, because it only restricts
 * booking online.
 */
export function newSeatProblem(
  id: SeatId,
  booking: { room: Room; gender: Gender | null },
  { roomRules, againstRules }: { roomRules: RoomRules; againstRules: boolean },
): FieldProblem | undefined {
  const seat = findSeat(id)
  if (seat?.room !== booking.room) {
    return filledProblem(SEAT_MOVE_PROBLEMS.newSeatInOtherRoom, { room: booking.room })
  }
  if (againstRules) return undefined
  return seatProblem(seat, booking.gender ?? 'prefer-not-to-say', roomRules)
}
