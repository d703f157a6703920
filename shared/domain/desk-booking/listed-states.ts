import { BOOKING_STATES, type BookingState } from '../booking/booking-state.ts'
import type { Ending } from '../booking/ending.ts'
import { daysLeft, type StudyDays } from '../booking/study-day.ts'
import type { CalendarDay } from '../calendar-day.ts'

/** A paid booking that ends within this many days is ending. */
export const ENDING_DAYS = 7

/**
 * What the list of bookings can select: a state, `unpaid` for both states in which an unpaid booking
 * keeps its seat, `ending` for memberships that end within a week, `dues` for partly paid ones, or `utr` for
 * UTRs that wait to be checked.
 */
export const LISTED_STATES = [...BOOKING_STATES, 'unpaid', 'ending', 'dues', 'utr'] as const
export type ListedState = (typeof LISTED_STATES)[number]

type Booking = Ending & { state: BookingState; utrSent?: boolean; open?: number }

/** Whether `listed` selects a booking. `followed`: its member has paid for a later one. */
export function isListedAs(
  listed: ListedState,
  booking: Booking,
  { days, followed }: { days: StudyDays; followed: boolean },
): boolean {
  if (listed === 'unpaid') return booking.state === 'waiting' || booking.state === 'desk'
  if (listed === 'utr') return booking.utrSent === true
  if (listed === 'dues') return (booking.open ?? 0) > 0
  if (listed === 'ending') return !followed && isEnding(booking, days)
  return booking.state === listed
}

function isEnding(booking: Booking, days: StudyDays): boolean {
  const left = daysLeft(booking, days)
  return booking.state === 'paid' && left > 0 && left <= ENDING_DAYS
}

/** Whether a member has paid for a booking that starts when this one ends, or later. */
export function isFollowed(
  { endDate }: { endDate: CalendarDay },
  paid: readonly { startDate: CalendarDay }[],
): boolean {
  return paid.some(({ startDate }) => startDate >= endDate)
}
