import type { CurrentUser } from '#shared/contract/user.ts'
import { BATCHES } from '#shared/domain/batches.ts'
import {
  type BookingChoice,
  renewalStart,
  START_WINDOW_DAYS,
  startDateProblem,
  startWindow,
} from '#shared/domain/booking.ts'
import { addDays, type CalendarDay, laterDay } from '#shared/domain/calendar-day.ts'
import { DURATIONS } from '#shared/domain/durations.ts'
import type { Gender } from '#shared/domain/options.ts'
import type { Plan } from '#shared/domain/prices.ts'
import { ROOMS, roomProblem } from '#shared/domain/rooms.ts'
import { findSeat, seatProblem } from '#shared/domain/seats.ts'

/** What the booking screen looks at of a member. */
export type Booker = Pick<CurrentUser, 'gender' | 'paidUntil' | 'bookingDetails' | 'pendingBooking'>

/** A plan whose seats can be asked for. */
export type DatedPlan = Plan & { membershipStartDate: CalendarDay }

const NOTHING_CHOSEN: BookingChoice = {
  membershipType: '',
  timeSlot: '',
  membershipDuration: '',
  membershipStartDate: '',
  preferredSeat: '',
}

/** Who has not said meets no rule of a room. */
export function genderOf(user: Pick<CurrentUser, 'gender'>): Gender {
  return user.gender ?? 'prefer-not-to-say'
}

/** Room, time slot and duration, once all three are chosen. */
export function planOf(choice: BookingChoice): Plan | undefined {
  const membershipType = ROOMS.find((room) => room === choice.membershipType)
  const timeSlot = BATCHES.find((batch) => batch === choice.timeSlot)
  const membershipDuration = DURATIONS.find((known) => known === choice.membershipDuration)
  if (!membershipType || !timeSlot || !membershipDuration) return undefined
  return { membershipType, timeSlot, membershipDuration }
}

/** The plan with its start, once the days are known for which a seat is wanted. */
export function datedPlanOf(choice: BookingChoice, today: CalendarDay): DatedPlan | undefined {
  const plan = planOf(choice)
  const { membershipStartDate } = choice
  if (!plan || startDateProblem(membershipStartDate, today)) return undefined
  return { ...plan, membershipStartDate }
}

/**
 * The days on which this member's next membership may start: not in the days already paid for.
 * Undefined while those reach beyond the last day that can be booked.
 */
export function ownStartWindow(
  paidUntil: CalendarDay | null,
  today: CalendarDay,
): { min: CalendarDay; max: CalendarDay } | undefined {
  const { max } = startWindow(today)
  const min = renewalStart(paidUntil ?? undefined, today)
  return min <= max ? { min, max } : undefined
}

/** The first day on which a membership that starts at the end of the paid days can be booked. */
export function renewableFrom(paidUntil: CalendarDay): CalendarDay {
  return addDays(paidUntil, -START_WINDOW_DAYS)
}

/**
 * What the form begins with: the booking that waits for payment, or for a renewal the present one,
 * as far as it is still allowed. A renewal starts where the paid days end.
 */
export function firstChoice(
  user: Booker,
  { renewal, today }: { renewal: boolean; today: CalendarDay },
): BookingChoice {
  const window = ownStartWindow(user.paidUntil, today)
  const unpaid = unpaidBooking(user)
  const earliest = renewal && window ? window.min : ''
  const start = unpaid && window ? laterDay(unpaid.membershipStartDate, window.min) : earliest
  const membershipStartDate = window && start <= window.max ? start : earliest

  const known = unpaid ?? (renewal ? user.bookingDetails : null)
  if (!known) return { ...NOTHING_CHOSEN, membershipStartDate }
  const { membershipType, timeSlot, membershipDuration, preferredSeat } = known
  return allowedChoice(
    { membershipType, timeSlot, membershipDuration, membershipStartDate, preferredSeat },
    genderOf(user),
  )
}

/** A choice without what the rules of rooms and seats refuse. Without its room a plan is another one. */
export function allowedChoice(choice: BookingChoice, gender: Gender): BookingChoice {
  const { membershipType, membershipStartDate, preferredSeat } = choice
  const room = ROOMS.find((known) => known === membershipType)
  if (membershipType !== '' && (!room || roomProblem(room, gender))) {
    return { ...NOTHING_CHOSEN, membershipStartDate }
  }
  const seat = findSeat(preferredSeat)
  const allowed = seat !== undefined && seat.room === room && !seatProblem(seat, gender)
  return { ...choice, preferredSeat: allowed ? preferredSeat : '' }
}

/** The saved booking, first or renewal, that is not paid yet. */
export function unpaidBooking(user: Booker): CurrentUser['bookingDetails'] {
  if (user.pendingBooking) return user.pendingBooking
  return user.bookingDetails?.paymentStatus === 'pending' ? user.bookingDetails : null
}
