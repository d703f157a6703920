import { BATCHES } from './batches.ts'
import { addDays, type CalendarDay, daysBetween, laterDay } from './calendar-day.ts'
import { DURATIONS } from './durations.ts'
import type { Gender } from './options.ts'
import { ROOMS, roomProblem } from './rooms.ts'
import { findSeat, seatProblem } from './seats.ts'
import { startDayProblem } from './start-date.ts'

/** A membership starts today or at most this many days later (document 2, section 9). */
export const START_WINDOW_DAYS = 30
/** From this many days left on, the dashboard offers to renew. */
export const EXPIRY_WARNING_DAYS = 7
/** Mails remind of the end when so many days are left. */
export const EXPIRY_REMINDER_DAYS: readonly number[] = [7, 3, 1]

export const ROOM_REQUIRED = 'Please select a membership type'
export const BATCH_REQUIRED = 'Please select a time slot'
export const DURATION_REQUIRED = 'Please select membership duration'
export const SEAT_REQUIRED = 'Please select a preferred seat'

/** What a booking form holds while it is filled in; '' is not chosen yet. */
export type BookingChoice = {
  membershipType: string
  timeSlot: string
  membershipDuration: string
  membershipStartDate: string
  preferredSeat: string
}

export type BookingProblems = Partial<Record<keyof BookingChoice, string>>

/** The first and last day on which a membership may start. */
export function startWindow(today: CalendarDay): { min: CalendarDay; max: CalendarDay } {
  return { min: today, max: addDays(today, START_WINDOW_DAYS) }
}

export function startDateProblem(day: string, today: CalendarDay): string | undefined {
  const problem = startDayProblem(day, today)
  if (problem) return problem
  return day > startWindow(today).max ? 'Start date must be within 30 days from today' : undefined
}

/** Everything that is wrong with a choice, by field (document 2, section 5). */
export function bookingProblems(
  choice: BookingChoice,
  { today, gender }: { today: CalendarDay; gender: Gender },
): BookingProblems {
  const problems: BookingProblems = {}
  const room = ROOMS.find((candidate) => candidate === choice.membershipType)
  const seat = findSeat(choice.preferredSeat)

  const membershipType = room ? roomProblem(room, gender) : ROOM_REQUIRED
  if (membershipType) problems.membershipType = membershipType
  if (!BATCHES.some((batch) => batch === choice.timeSlot)) {
    problems.timeSlot = BATCH_REQUIRED
  }
  if (!DURATIONS.some((duration) => duration === choice.membershipDuration)) {
    problems.membershipDuration = DURATION_REQUIRED
  }
  const startDate = startDateProblem(choice.membershipStartDate, today)
  if (startDate) problems.membershipStartDate = startDate
  if (!seat || seat.room !== room) problems.preferredSeat = SEAT_REQUIRED
  else {
    const refusal = seatProblem(seat, gender)
    if (refusal) problems.preferredSeat = refusal
  }
  return problems
}

/** A renewal starts on the later of the current membership's end and today. */
export function renewalStart(currentEnd: CalendarDay | undefined, today: CalendarDay): CalendarDay {
  return currentEnd ? laterDay(currentEnd, today) : today
}

/** Days from today to the midnight that begins `end`; 0 or less once the membership is over. */
export function daysLeft(end: CalendarDay, today: CalendarDay): number {
  return daysBetween(today, end)
}

export type Standing = { kind: 'expired' | 'expiring' | 'running'; text: string; canRenew: boolean }

/** What the dashboard says of an active membership (document 2, section 4). */
export function standing(days: number): Standing {
  if (days <= 0) return { kind: 'expired', text: 'Your membership has expired', canRenew: true }
  if (days <= EXPIRY_WARNING_DAYS) {
    const text = days === 1 ? 'Expires in 1 day' : `Expires in ${days} days`
    return { kind: 'expiring', text, canRenew: true }
  }
  return { kind: 'running', text: `${days} days remaining`, canRenew: false }
}
