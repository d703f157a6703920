import { daysBetween } from '../calendar-day.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { filledProblem } from '../filled-problem.ts'
import type { Gender } from '../options.ts'
import type { Period } from './occupancy.ts'
import { type Plan, type PriceTable, quote } from './prices.ts'
import { seatProblem } from './room-restrictions.ts'
import type { RoomRules } from './room-rules.ts'
import type { Room } from './rooms.ts'
import { findSeat, type SeatId, type Tier, tierOf } from './seats.ts'
import { daysLeft, type StudyDays } from './study-day.ts'

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

/** Whole rupees by tier. */
export type PriceDifferences = Record<Tier, number>

/**
 * Returns what each tier costs more than the tier of the booking's seat, negative if it costs less: the difference of
 * today's prices for the plan, in proportion to the days left. Moving does not change the booking's amount.
 */
export function priceDifferences(
  booking: Plan & Period & { seatId: SeatId },
  { days, prices }: { days: StudyDays; prices: PriceTable },
): PriceDifferences {
  const all = daysBetween(booking.startDate, booking.endDate)
  const left = Math.min(all, Math.max(0, daysLeft(booking, days)))
  const price = (tier: Tier) => Math.round((quote(booking, tier, prices).surcharge * left) / all)
  const own = price(tierOf(booking.seatId))
  return {
    standard: price('standard') - own,
    silver: price('silver') - own,
    gold: price('gold') - own,
  }
}

/** Returns what a seat costs more than the booking's, in whole rupees. */
export function seatDifference(id: SeatId, differences: PriceDifferences): number {
  return differences[tierOf(id)]
}

/** What a seat of the room is for a booking that moves. againstRules: free, but refused to the member online. */
export const MOVE_TARGETS = ['free', 'againstRules', 'current', 'unavailable'] as const
export type MoveTarget = (typeof MOVE_TARGETS)[number]

export function moveTarget(
  id: SeatId,
  { seat, seats, againstRules }: { seat: SeatId; seats: SeatId[]; againstRules: SeatId[] },
): MoveTarget {
  if (id === seat) return 'current'
  if (seats.includes(id)) return 'free'
  return againstRules.includes(id) ? 'againstRules' : 'unavailable'
}
