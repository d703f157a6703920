import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { filledProblem } from '../filled-problem.ts'
import type { Gender } from '../options.ts'
import type { Room } from './rooms.ts'
import { findSeat, type SeatId, seatProblem } from './seats.ts'

export const SEAT_MOVE_PROBLEMS = fieldProblems({
  newSeatRequired: 'Please select a seat',
  newSeatInOtherRoom: 'Please select a seat in {room}',
})

/**
 * Returns why a booking can't move to this seat, regardless of availability; undefined if it can.
 */
export function newSeatProblem(
  id: SeatId,
  booking: { room: Room; gender: Gender | null },
): FieldProblem | undefined {
  const seat = findSeat(id)
  if (seat?.room !== booking.room) {
    return filledProblem(SEAT_MOVE_PROBLEMS.newSeatInOtherRoom, { room: booking.room })
  }
  return seatProblem(seat, booking.gender ?? 'prefer-not-to-say')
}
