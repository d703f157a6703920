import type { User } from '#shared/contract/wire-names.ts'
import {
  type BookingChoice,
  memberStartWindow,
  START_WINDOW_DAYS,
} from '#shared/domain/booking/booking.ts'
import { roomProblem, seatProblem } from '#shared/domain/booking/room-restrictions.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import { findSeat } from '#shared/domain/booking/seats.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import { addDays, type CalendarDay, laterDay } from '#shared/domain/calendar-day.ts'
import type { Gender } from '#shared/domain/options.ts'

/** The fields of a user that the booking screen needs. */
export type BookingUser = Pick<User, 'gender' | 'cover' | 'booking' | 'hold'>

const EMPTY_CHOICE: BookingChoice = {
  room: '',
  batch: '',
  duration: '',
  startDate: '',
  seat: '',
}

/** Returns a user's gender for the room rules, which treat a missing one as not stated. */
export function genderOf(user: Pick<User, 'gender'>): Gender {
  return user.gender ?? 'prefer-not-to-say'
}

/** Returns the first day on which a renewal of the paid days can be booked. */
export function firstRenewalDay(paidUntil: CalendarDay): CalendarDay {
  return addDays(paidUntil, -START_WINDOW_DAYS)
}

/**
 * Returns the form's initial choice: that of the unpaid booking or, for a renewal, of the current one, without values
 * that are no longer allowed. A renewal starts where the paid days end.
 */
export function initialChoice(
  user: BookingUser,
  { renewal, days, roomRules }: { renewal: boolean; days: StudyDays; roomRules: RoomRules },
): BookingChoice {
  const unpaid = unpaidBooking(user)
  const previous = unpaid ?? (renewal ? user.booking : null)
  const bounds = memberStartWindow(user.cover?.lastEnd.endDate, previous?.batch ?? '', days)
  const earliest = renewal && bounds ? bounds.min : ''
  const start = unpaid && bounds ? laterDay(unpaid.startDate, bounds.min) : earliest
  const startDate = bounds && start <= bounds.max ? start : earliest

  if (!previous) return { ...EMPTY_CHOICE, startDate }
  const { room, batch, duration, seat } = previous
  return allowedChoice({ room, batch, duration, startDate, seat }, genderOf(user), roomRules)
}

/**
 * Clears the room or the seat if the rules reject it. Clearing the room also clears the rest of the choice, except the
 * start date.
 */
export function allowedChoice(
  choice: BookingChoice,
  gender: Gender,
  rules: RoomRules,
): BookingChoice {
  const room = ROOMS.find((candidate) => candidate === choice.room)
  if (choice.room !== '' && (!room || roomProblem(room, gender, rules))) {
    return { ...EMPTY_CHOICE, startDate: choice.startDate }
  }
  const seat = findSeat(choice.seat)
  const allowed = seat !== undefined && seat.room === room && !seatProblem(seat, gender, rules)
  return { ...choice, seat: allowed ? seat.id : '' }
}

/** Returns the unpaid booking, whether a first one or a renewal. */
export function unpaidBooking(user: BookingUser): User['booking'] {
  if (user.hold) return user.hold
  return user.booking?.paymentStatus === 'pending' ? user.booking : null
}
