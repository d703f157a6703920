import type { Resolver } from 'react-hook-form'
import { type BookingChoice, bookingProblems } from '#shared/domain/booking/booking.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Gender } from '#shared/domain/options.ts'
import { resolverResult } from '#web/ui/form/resolver-result.ts'

/** The context of the booking form's validation. */
export type BookingContext = { today: CalendarDay; gender: Gender; roomRules: RoomRules }

/** Applies the hall's booking rules as a form resolver. */
export const bookingResolver: Resolver<BookingChoice, BookingContext> = (choice, context) => {
  if (!context) throw new Error('bookingResolver requires a form context')
  return resolverResult(choice, bookingProblems(choice, context), BOOKING_FIELDS)
}

/** In screen order. */
export const BOOKING_FIELDS = [
  'room',
  'batch',
  'duration',
  'startDate',
  'seat',
] as const satisfies readonly (keyof BookingChoice)[]
