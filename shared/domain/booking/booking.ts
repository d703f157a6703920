import { addDays, type CalendarDay, daysBetween, laterDay } from '../calendar-day.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import type { Gender } from '../options.ts'
import { BATCHES } from './batches.ts'
import { DURATIONS } from './durations.ts'
import { ROOMS, roomProblem } from './rooms.ts'
import { findSeat, seatProblem } from './seats.ts'
import { startDayProblem } from './start-date.ts'

/** A membership starts today or at most this many days later (document 2, section 9). */
export const START_WINDOW_DAYS = 30
/** The dashboard offers to renew when this many days or fewer are left. */
export const EXPIRY_WARNING_DAYS = 7
/** Reminder emails are sent when this many days are left. */
export const EXPIRY_REMINDER_DAYS: readonly number[] = [7, 3, 1]

export const BOOKING_PROBLEMS = fieldProblems({
  roomRequired: 'Please select a membership type',
  batchRequired: 'Please select a time slot',
  durationRequired: 'Please select membership duration',
  startDateTooLate: 'Start date must be within 30 days from today',
  seatRequired: 'Please select a preferred seat',
})

/** The booking form's values; '' means not chosen yet. */
export type BookingChoice = {
  room: string
  batch: string
  duration: string
  startDate: string
  seat: string
}

export type BookingProblems = Partial<Record<keyof BookingChoice, FieldProblem>>

/** Returns the first and last day on which a membership may start. */
export function startWindow(today: CalendarDay): { min: CalendarDay; max: CalendarDay } {
  return { min: today, max: addDays(today, START_WINDOW_DAYS) }
}

export function startDateProblem(day: string, today: CalendarDay): FieldProblem | undefined {
  const problem = startDayProblem(day, today)
  if (problem) return problem
  return day > startWindow(today).max ? BOOKING_PROBLEMS.startDateTooLate : undefined
}

/** Returns all problems of a choice, by field (document 2, section 5). */
export function bookingProblems(
  choice: BookingChoice,
  { today, gender }: { today: CalendarDay; gender: Gender },
): BookingProblems {
  const problems: BookingProblems = {}
  const room = ROOMS.find((candidate) => candidate === choice.room)
  const seat = findSeat(choice.seat)

  const roomRefusal = room ? roomProblem(room, gender) : BOOKING_PROBLEMS.roomRequired
  if (roomRefusal) problems.room = roomRefusal
  if (!BATCHES.some((batch) => batch === choice.batch))
    problems.batch = BOOKING_PROBLEMS.batchRequired
  if (!DURATIONS.some((duration) => duration === choice.duration)) {
    problems.duration = BOOKING_PROBLEMS.durationRequired
  }
  const startDate = startDateProblem(choice.startDate, today)
  if (startDate) problems.startDate = startDate
  if (!seat || seat.room !== room) problems.seat = BOOKING_PROBLEMS.seatRequired
  else {
    const refusal = seatProblem(seat, gender)
    if (refusal) problems.seat = refusal
  }
  return problems
}

/** A renewal starts on the later of the current membership's end and today. */
export function renewalStart(currentEnd: CalendarDay | undefined, today: CalendarDay): CalendarDay {
  return currentEnd ? laterDay(currentEnd, today) : today
}

/** Days from today to the start of `end`; 0 or less when the membership is over. */
export function daysLeft(end: CalendarDay, today: CalendarDay): number {
  return daysBetween(today, end)
}

export type ExpiryStatus = {
  kind: 'expired' | 'expiring' | 'running'
  text: string
  canRenew: boolean
}

/** Returns what the dashboard says about an active membership (document 2, section 4). */
export function expiryStatus(days: number): ExpiryStatus {
  if (days <= 0) return { kind: 'expired', text: 'Your membership has expired', canRenew: true }
  if (days <= EXPIRY_WARNING_DAYS) {
    const text = days === 1 ? 'Expires in 1 day' : `Expires in ${days} days`
    return { kind: 'expiring', text, canRenew: true }
  }
  return { kind: 'running', text: `${days} days remaining`, canRenew: false }
}
