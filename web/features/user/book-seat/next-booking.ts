import { type BookingChoice, memberStartWindow } from '#shared/domain/booking/booking.ts'
import { takesDeskPayment } from '#shared/domain/booking/booking-state.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import { type CalendarDay, laterDay } from '#shared/domain/calendar-day.ts'
import type { UserBooking, ViewedUser } from '#web/api/user/user.ts'
import type { RequestedSeat } from '#web/hall/requested-seat.ts'

/** The initial values of reception's form for a member's next booking. */
export type NextBooking = {
  choice: BookingChoice
  /** The unpaid booking that the next one replaces. */
  unpaid: UserBooking | undefined
  /** The end of the last paid booking; undefined if there is none. */
  paidUntil: CalendarDay | undefined
}

/**
 * Returns a member's next booking: the unpaid one or, without one, the last plan and seat from the end of the paid days
 * or from today. `requestedSeat`: the seat, batch and first day that reception chose on the hall map.
 */
export function nextBooking(
  { bookings }: Pick<ViewedUser, 'bookings'>,
  days: StudyDays,
  requestedSeat?: RequestedSeat,
): NextBooking {
  const unpaid = bookings.find(takesDeskPayment)
  const [last] = bookings
    .filter(({ state }) => state === 'paid')
    .toSorted((a, b) => b.endDate.localeCompare(a.endDate))
  const paidUntil = last?.endDate
  const { room = '', batch = '', duration = '', seat = '' } = unpaid ?? last ?? {}
  const earliest = memberStartWindow(paidUntil, batch, days)?.min ?? ''
  const startDate = unpaid ? laterDay(unpaid.startDate, earliest) : earliest
  const choice = { room, batch, duration, startDate, seat }
  return {
    choice: requestedSeat
      ? choiceWithRequestedSeat(choice, requestedSeat, { paidUntil, days })
      : choice,
    unpaid,
    paidUntil,
  }
}

/** Returns the changed choice. If the new batch is over for today, the first day moves to the next day. */
export function changeChoice(
  choice: BookingChoice,
  changed: Partial<BookingChoice>,
  { paidUntil, days }: { paidUntil: CalendarDay | undefined; days: StudyDays },
): BookingChoice {
  const next = { ...choice, ...changed }
  const earliest = changed.batch && memberStartWindow(paidUntil, changed.batch, days)?.min
  return earliest ? { ...next, startDate: laterDay(earliest, next.startDate) } : next
}

/** Returns the choice with the seat, batch and day of the hall map, or the first day on which the member can start. */
function choiceWithRequestedSeat(
  choice: BookingChoice,
  { day, ...requested }: RequestedSeat,
  dates: { paidUntil: CalendarDay | undefined; days: StudyDays },
): BookingChoice {
  return changeChoice({ ...choice, startDate: day }, requested, dates)
}
