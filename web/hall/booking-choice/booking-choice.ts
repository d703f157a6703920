import type { User } from '#shared/contract/wire-names.ts'
import { BATCHES } from '#shared/domain/booking/batches.ts'
import {
  type BookingChoice,
  earliestChoice,
  renewalStart,
  START_WINDOW_DAYS,
  startDateProblem,
  startDayOverProblem,
  startWindow,
} from '#shared/domain/booking/booking.ts'
import { DURATIONS } from '#shared/domain/booking/durations.ts'
import type { DatedPlan, Plan } from '#shared/domain/booking/prices.ts'
import { roomProblem, seatProblem } from '#shared/domain/booking/room-restrictions.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import { findSeat } from '#shared/domain/booking/seats.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import { addDays, type CalendarDay, laterDay } from '#shared/domain/calendar-day.ts'
import type { Gender } from '#shared/domain/options.ts'

/** The fields of a user that the booking screen needs. */
export type BookingUser = Pick<User, 'gender' | 'paidUntil' | 'booking' | 'hold'>

const NOTHING_CHOSEN: BookingChoice = {
  room: '',
  batch: '',
  duration: '',
  startDate: '',
  seat: '',
}

/** Returns the gender for the room rules, which treat a missing one as not stated. */
export function genderOf(user: Pick<User, 'gender'>): Gender {
  return user.gender ?? 'prefer-not-to-say'
}

/** Returns the plan once room, batch and duration are chosen. */
export function planOf(choice: BookingChoice): Plan | undefined {
  const room = ROOMS.find((candidate) => candidate === choice.room)
  const batch = BATCHES.find((candidate) => candidate === choice.batch)
  const duration = DURATIONS.find((candidate) => candidate === choice.duration)
  if (!room || !batch || !duration) return undefined
  return { room, batch, duration }
}

/** Returns the dated plan once it is complete and the start date is valid. */
export function datedPlanOf(choice: BookingChoice, days: StudyDays): DatedPlan | undefined {
  const plan = planOf(choice)
  const { startDate } = choice
  if (!plan || startDateProblem(startDate, days.day)) return undefined
  if (startDayOverProblem(choice, days)) return undefined
  return { ...plan, startDate }
}

/**
 * Returns the days on which this member's next membership may start, which excludes the paid days,
 * and today once the batch is over. Undefined if the paid days reach beyond the last bookable day.
 */
export function memberStartWindow(
  paidUntil: CalendarDay | null,
  batch: string,
  days: StudyDays,
): { min: CalendarDay; max: CalendarDay } | undefined {
  const { max } = startWindow(days.day)
  const min = renewalStart(paidUntil ?? undefined, earliestChoice(batch, days))
  return min <= max ? { min, max } : undefined
}

/** Returns the first day on which a membership that follows the paid days can be booked. */
export function renewableFrom(paidUntil: CalendarDay): CalendarDay {
  return addDays(paidUntil, -START_WINDOW_DAYS)
}

/**
 * Returns the form's initial choice: the unpaid booking or, for a renewal, the current one, without
 * values that are no longer allowed. A renewal starts where the paid days end.
 */
export function initialChoice(
  user: BookingUser,
  { renewal, days, roomRules }: { renewal: boolean; days: StudyDays; roomRules: RoomRules },
): BookingChoice {
  const unpaid = unpaidBooking(user)
  const previous = unpaid ?? (renewal ? user.booking : null)
  const bounds = memberStartWindow(user.paidUntil, previous?.batch ?? '', days)
  const earliest = renewal && bounds ? bounds.min : ''
  const start = unpaid && bounds ? laterDay(unpaid.startDate, bounds.min) : earliest
  const startDate = bounds && start <= bounds.max ? start : earliest

  if (!previous) return { ...NOTHING_CHOSEN, startDate }
  const { room, batch, duration, seat } = previous
  return allowedChoice({ room, batch, duration, startDate, seat }, genderOf(user), roomRules)
}

/**
 * Clears the room and the seat if the rules reject them. Clearing the room clears the rest of the
 * plan too.
 */
export function allowedChoice(
  choice: BookingChoice,
  gender: Gender,
  rules: RoomRules,
): BookingChoice {
  const room = ROOMS.find((candidate) => candidate === choice.room)
  if (choice.room !== '' && (!room || roomProblem(room, gender, rules))) {
    return { ...NOTHING_CHOSEN, startDate: choice.startDate }
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
