import type { AuditChange } from '../audit/audit-change.ts'
import { keepsSeatFromToday, type Period } from '../booking/occupancy.ts'
import { type Plan, type PriceTable, quote } from '../booking/prices.ts'
import { seatProblem } from '../booking/room-restrictions.ts'
import type { RoomRules } from '../booking/room-rules.ts'
import type { Room } from '../booking/rooms.ts'
import { findSeat, SEATS, type Seat, type SeatId, type Tier, tierOf } from '../booking/seats.ts'
import { daysLeft, type StudyDays } from '../booking/study-day.ts'
import { daysBetween } from '../calendar-day.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { fillProblem } from '../fill-problem.ts'
import type { Gender } from '../options.ts'
import { type Decision, firstRefusal, invalidForm } from '../refusal.ts'
import type { DeskBooking } from './desk-booking.ts'

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
    return fillProblem(SEAT_MOVE_PROBLEMS.newSeatInOtherRoom, { room: booking.room })
  }
  if (againstRules) return undefined
  return seatProblem(seat, booking.gender ?? 'prefer-not-to-say', roomRules)
}

type Move = {
  seat: SeatId
  /** The seat that the admin saw the booking on. */
  from: SeatId
  /** Whether the admin also accepts a seat that the member can't book online. */
  againstRules?: boolean | undefined
}

type SeatFacts = {
  now: Date
  days: StudyDays
  /** Whether the new seat is closed or taken by another booking. */
  closed: boolean
  taken: boolean
  roomRules: RoomRules
}

/**
 * Decides whether a booking can move to another seat of its room. Returns the change for the audit
 * log, which says if the rule of the seat's section was overridden, or null if the booking is on
 * that seat already.
 */
export function moveBooking(
  booking: DeskBooking,
  { seat, from, againstRules = false }: Move,
  { closed, taken, roomRules, ...time }: SeatFacts,
): Decision<AuditChange | null> {
  if (!keepsSeatFromToday(booking, time)) return { refusal: { code: 'bookingNotMovable' } }
  if (seat === booking.seatId) return { outcome: null }
  if (from !== booking.seatId) {
    return { refusal: { code: 'bookingMoved', values: { seat: booking.seatId } } }
  }
  const refusal =
    invalidForm({ seat: newSeatProblem(seat, booking, { roomRules, againstRules }) }) ??
    firstRefusal(['seatClosed', closed], ['seatTaken', taken])
  if (refusal) return { refusal }
  const refusedOnline = newSeatProblem(seat, booking, { roomRules, againstRules: false })
  const details = { was: from, is: seat, ...(refusedOnline && { againstRules: true }) }
  return { outcome: { action: 'booking.move', subject: `booking:${booking.id}`, details } }
}

/**
 * Returns the seats that a booking can move to: those that its member may book online, and those of
 * sections whose rule an admin may override. `unavailable`: closed and taken seats; the booking's own is
 * left out anyway.
 */
export function seatsToMoveTo(
  { seatId, room, gender }: Pick<DeskBooking, 'seatId' | 'room' | 'gender'>,
  unavailable: readonly SeatId[],
  roomRules: RoomRules,
): { seats: SeatId[]; againstRules: SeatId[] } {
  const free = SEATS.filter(
    (seat) => seat.room === room && seat.id !== seatId && !unavailable.includes(seat.id),
  )
  const isAgainstRules = (seat: Seat) =>
    seatProblem(seat, gender ?? 'prefer-not-to-say', roomRules) !== undefined
  return {
    seats: free.filter((seat) => !isAgainstRules(seat)).map(({ id }) => id),
    againstRules: free.filter(isAgainstRules).map(({ id }) => id),
  }
}

/** Whole rupees by tier. */
export type PriceDifferences = Record<Tier, number>

/**
 * Returns how much more each tier costs than the tier of the booking's seat, negative if it costs less: the difference
 * between today's prices for the plan, in proportion to the days left. Moving does not change the booking's amount.
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

/** Returns how much more a seat costs than the booking's, in whole rupees. */
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
