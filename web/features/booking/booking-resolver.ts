import type { Resolver } from 'react-hook-form'
import {
  type BookingChoice,
  bookingProblems,
  startDayOverProblem,
} from '#shared/domain/booking/booking.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import type { Gender } from '#shared/domain/options.ts'
import { resolverResult } from '#web/session/resolver-result.ts'

/** The context of the booking form's validation. */
export type BookingContext = { days: StudyDays; gender: Gender; roomRules: RoomRules }

/** Validates the form by the hall's booking rules. */
export const bookingResolver: Resolver<BookingChoice, BookingContext> = (choice, context) => {
  if (!context) throw new Error('bookingResolver requires a form context')
  const problems = bookingProblems(choice, { ...context, today: context.days.day })
  const over = startDayOverProblem(choice, context.days)
  return resolverResult(choice, { ...(over && { startDate: over }), ...problems }, BOOKING_FIELDS)
}

/** In the order on screen. */
export const BOOKING_FIELDS = [
  'room',
  'batch',
  'duration',
  'startDate',
  'seat',
] as const satisfies readonly (keyof BookingChoice)[]
