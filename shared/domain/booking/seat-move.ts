import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { filledProblem } from '../filled-problem.ts'
import type { Gender } from '../options.ts'
import type { Room } from './rooms.ts'
import { findSeat, type SeatId, seatProblem } from './seats.ts'

export const SEAT_MOVE_PROBLEMS = fieldProblems({
  newSeatRequired: 'Please select a seat',
  newSeatInOtherRoom: 'Please select a seat in {room}',
  newSeatUnchanged: 'Please select another seat',
})

/**
 * Returns why a booking can't move to this seat, regardless of availability; undefined if it can.
 */
export function newSeatProblem(
  id: SeatId,
  booking: { room: Room; seat: SeatId; gender: Gender | null },
): FieldProblem | undefined {
  const seat = findSeat(id)
  if (seat?.room !== booking.room) {
    return filledProblem(SEAT_MOVE_PROBLEMS.newSeatInOtherRoom, { room: booking.room })
  }
  if (id === booking.seat) return SEAT_MOVE_PROBLEMS.newSeatUnchanged
  return seatProblem(seat, booking.gender ?? 'prefer-not-to-say')
}
