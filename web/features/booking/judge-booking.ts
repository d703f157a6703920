import type { Resolver } from 'react-hook-form'
import { type BookingChoice, bookingProblems } from '#shared/domain/booking.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Gender } from '#shared/domain/options.ts'
import { judged } from '#web/ui/judged.ts'

/** What a choice is judged by, besides itself. */
export type BookingRules = { today: CalendarDay; gender: Gender }

/** The rules of the hall, as the form asks them. */
export const judgeBooking: Resolver<BookingChoice, BookingRules> = (choice, rules) => {
  if (!rules) throw new Error('judgeBooking needs the form to have a context')
  return judged(choice, bookingProblems(choice, rules), BOOKING_FIELDS)
}

/** In the order in which the form asks for them. */
export const BOOKING_FIELDS = [
  'membershipType',
  'timeSlot',
  'membershipDuration',
  'membershipStartDate',
  'preferredSeat',
] as const satisfies readonly (keyof BookingChoice)[]
