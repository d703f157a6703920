import type { AuditChange } from '../audit/audit-change.ts'
import type { BookingStatus, Stay } from '../booking/occupancy.ts'
import type { Room } from '../booking/rooms.ts'
import type { SeatId } from '../booking/seats.ts'
import { isOver, type StudyDays } from '../booking/study-day.ts'
import type { Gender } from '../options.ts'
import type { Decision, Refusal } from '../refusal.ts'

/** A booking with its member's gender, as admins edit it. */
export type DeskBooking = Stay & {
  id: string
  seatId: SeatId
  room: Room
  status: BookingStatus
  heldUntil: Date
  gender: Gender | null
}

/**
 * Decides whether a booking can be cancelled; its payments are kept. Returns the change for the
 * audit log, or null if already cancelled. `writeOff`: why this person can't write off its due.
 */
export function cancelBooking(
  { id, seatId, status, ...stay }: Omit<DeskBooking, 'gender'>,
  days: StudyDays,
  writeOff: Refusal | undefined,
): Decision<AuditChange | null> {
  if (status === 'cancelled') return { outcome: null }
  if (status === 'replaced' || isOver(stay, days)) return { refusal: { code: 'bookingEnded' } }
  if (writeOff) return { refusal: writeOff }
  const details = { was: status, seat: seatId }
  return { outcome: { action: 'booking.cancel', subject: `booking:${id}`, details } }
}
