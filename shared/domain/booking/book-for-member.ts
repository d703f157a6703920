import type { AuditChange } from '../audit/audit-change.ts'
import type { Refusal } from '../refusal.ts'
import { callRefusal, type Progress } from '../user/progress.ts'
import { type BookingStatus, holdRuns, type Stay } from './occupancy.ts'
import { type RoomRules, RULED_AREAS } from './room-rules.ts'
import type { PlannedBooking } from './save-booking.ts'
import type { SeatId } from './seats.ts'

/** Returns the rules as reception books by them: whom they send to reception may book there. */
export function rulesAtReception(rules: RoomRules): RoomRules {
  const booked = { ...rules }
  for (const area of RULED_AREAS) booked[area] = { ...rules[area], unstated: 'online' }
  return booked
}

/**
 * Returns why reception can't book a seat for this user, or undefined: they must have come as far as
 * for booking it on their own. `undefined`: the user is deactivated.
 */
export function bookerRefusal(user: Progress | undefined): Refusal | undefined {
  if (!user) return { code: 'userDeactivated' }
  return callRefusal({ access: 'step', step: 'booking' }, user)
}

type Unpaid = Stay & {
  id: string
  seatId: SeatId
  duration: string
  amount: number
  status: BookingStatus
  heldUntil: Date
}

/** Whether a member's unpaid booking is already the planned one: the request is a repeated one. */
export function isBookedAlready(
  unpaid: Unpaid,
  planned: PlannedBooking,
  { now, waitsAtDesk }: { now: Date; waitsAtDesk: boolean },
): boolean {
  return (
    waitsAtDesk &&
    holdRuns(unpaid, now) &&
    unpaid.seatId === planned.seatId &&
    unpaid.batch === planned.batch &&
    unpaid.duration === planned.duration &&
    unpaid.startDate === planned.startDate &&
    unpaid.amount === planned.amount
  )
}

/** The audit log's change of a booking that reception made. */
export function bookingMade(id: string, { seatId, amount }: PlannedBooking): AuditChange {
  return { action: 'booking.make', subject: `booking:${id}`, details: { seat: seatId, amount } }
}
