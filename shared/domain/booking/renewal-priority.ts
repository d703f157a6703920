import { addDays, type CalendarDay } from '../calendar-day.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { type Stay, sharesHours } from './occupancy.ts'
import type { SeatId } from './seats.ts'
import { daysLeft, type StudyDays } from './study-day.ts'

/**
 * The default of the setting: in the last days of a paid membership, others may book its seat for
 * the days that follow. 0: at any time.
 */
export const DEFAULT_RENEWAL_DAYS = 3
export const RENEWAL_DAYS = { min: 0, max: 30 }

export const RENEWAL_DAYS_PROBLEMS = fieldProblems({
  renewalDaysOutOfRange: `Please enter a whole number from ${RENEWAL_DAYS.min} to ${RENEWAL_DAYS.max}`,
})

export function renewalDaysProblem(days: number): FieldProblem | undefined {
  const { min, max } = RENEWAL_DAYS
  return Number.isInteger(days) && days >= min && days <= max
    ? undefined
    : RENEWAL_DAYS_PROBLEMS.renewalDaysOutOfRange
}

type OwnedStay = Stay & { userId: string }

/**
 * Returns the first day on which others may book a seat that is kept for its member's renewal, or
 * undefined if `wanted` may be booked now. `paid`: the seat's paid bookings.
 */
export function bookableFrom(
  wanted: OwnedStay,
  paid: readonly OwnedStay[],
  { days, renewalDays }: { days: StudyDays; renewalDays: number },
): CalendarDay | undefined {
  if (renewalDays === 0) return undefined
  const before = paid.filter(
    (stay) => stay.endDate <= wanted.startDate && sharesHours(stay, wanted),
  )
  return before
    .filter((stay) => stay.userId !== wanted.userId && daysLeft(stay, days) > renewalDays)
    .filter(
      (stay) => !before.some((next) => next.startDate >= stay.endDate && sharesHours(next, stay)),
    )
    .map(({ endDate }) => addDays(endDate, -renewalDays))
    .sort()
    .at(-1)
}

/**
 * Returns the seats that are kept for their members' renewals. `paid`: paid bookings of any seats.
 */
export function seatsKeptForRenewal(
  wanted: OwnedStay,
  paid: readonly (OwnedStay & { seatId: SeatId })[],
  now: { days: StudyDays; renewalDays: number },
): { seat: SeatId; bookableFrom: CalendarDay }[] {
  const seats = [...new Set(paid.map(({ seatId }) => seatId))].sort()
  return seats.flatMap((seat) => {
    const from = bookableFrom(
      wanted,
      paid.filter(({ seatId }) => seatId === seat),
      now,
    )
    return from === undefined ? [] : [{ seat, bookableFrom: from }]
  })
}
