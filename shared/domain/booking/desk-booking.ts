import type { AuditChange } from '../audit/audit-change.ts'
import type { Gender } from '../options.ts'
import { type Decision, firstRefusal, invalidForm } from '../refusal.ts'
import { type BookingStatus, keepsSeatFromToday, type Stay } from './occupancy.ts'
import { seatProblem } from './room-restrictions.ts'
import type { RoomRules } from './room-rules.ts'
import type { Room } from './rooms.ts'
import { newSeatProblem } from './seat-move.ts'
import { SEATS, type Seat, type SeatId } from './seats.ts'
import { isOver, type StudyDays } from './study-day.ts'

/** A booking with its member's gender, as admins edit it. */
export type DeskBooking = Stay & {
  id: string
  seatId: SeatId
  room: Room
  status: BookingStatus
  heldUntil: Date
  gender: Gender | null
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
 * sections whose rule an admin may override. `unavailable`: closed seats, and seats taken by other
 * bookings.
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

/**
 * Decides whether a booking can be cancelled; its payments are kept. Returns the change for the
 * audit log, or null if already cancelled.
 */
export function cancelBooking(
  { id, seatId, status, ...stay }: Omit<DeskBooking, 'gender'>,
  days: StudyDays,
): Decision<AuditChange | null> {
  if (status === 'cancelled') return { outcome: null }
  if (status === 'replaced' || isOver(stay, days)) return { refusal: { code: 'bookingOver' } }
  const details = { was: status, seat: seatId }
  return { outcome: { action: 'booking.cancel', subject: `booking:${id}`, details } }
}
