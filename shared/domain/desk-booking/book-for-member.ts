import type { AuditChange } from '../audit/audit-change.ts'
import { type BookingStatus, holdRuns, type Stay } from '../booking/occupancy.ts'
import { type RoomRules, RULED_AREAS } from '../booking/room-rules.ts'
import type { PlannedBooking } from '../booking/save-booking.ts'
import type { SeatId } from '../booking/seats.ts'
import type { Refusal } from '../refusal.ts'
import { callRefusal, type Progress } from '../user/progress.ts'

/**
 * Returns the room rules for bookings at reception, which accepts the users whom the rules send
 * there.
 */
export function receptionRules(rules: RoomRules): RoomRules {
  const booked = { ...rules }
  for (const area of RULED_AREAS) booked[area] = { ...rules[area], unstated: 'online' }
  return booked
}

/**
 * Returns why reception can't book a seat for this user, or undefined: the user must have completed
 * the same steps as for booking online. `user` is undefined if deactivated.
 */
export function bookerRefusal(user: Progress | undefined): Refusal | undefined {
  if (!user) return { code: 'userDeactivated' }
  return callRefusal({ access: 'step', step: 'booking' }, user)
}

type UnpaidBooking = Stay & {
  id: string
  seatId: SeatId
  duration: string
  amount: number
  status: BookingStatus
  heldUntil: Date
}

/**
 * Whether a member's unpaid booking already equals the planned one, because the request was
 * repeated.
 */
export function isBookedAlready(
  unpaid: UnpaidBooking,
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

/** Returns the change for the audit log when reception makes a booking. */
export function bookingChange(id: string, { seatId, amount }: PlannedBooking): AuditChange {
  return { action: 'booking.make', subject: `booking:${id}`, details: { seat: seatId, amount } }
}
