import { addDays, type CalendarDay, laterDay } from '../calendar-day.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { fillProblem } from '../fill-problem.ts'
import type { Gender } from '../options.ts'
import { BATCHES } from './batches.ts'
import { DURATIONS } from './durations.ts'
import type { DatedPlan, Plan } from './prices.ts'
import { roomProblem, seatProblem } from './room-restrictions.ts'
import type { RoomRules } from './room-rules.ts'
import { ROOMS } from './rooms.ts'
import { findSeat } from './seats.ts'
import { START_DATE_PROBLEMS, startDayProblem } from './start-date.ts'
import { earliestStart, type StudyDays } from './study-day.ts'

/** A membership starts today or at most this many days later (specification document 2, section 9). */
export const START_WINDOW_DAYS = 30

export const BOOKING_PROBLEMS = fieldProblems({
  roomRequired: 'Please select a membership type',
  batchRequired: 'Please select a time slot',
  durationRequired: 'Please select membership duration',
  startDateTooLate: `Start date must be within ${START_WINDOW_DAYS} days from today`,
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

/**
 * Returns the first day on which a membership may start: today, or the next day once the chosen
 * batch is over for today.
 */
export function earliestChoice(batch: string, days: StudyDays): CalendarDay {
  const chosen = BATCHES.find((candidate) => candidate === batch)
  return chosen ? earliestStart(chosen, days) : days.day
}

/** Returns a problem if the hours of the chosen batch are already over on the start date. */
export function startDayOverProblem(
  { batch, startDate }: Pick<BookingChoice, 'batch' | 'startDate'>,
  days: StudyDays,
): FieldProblem | undefined {
  const day = earliestChoice(batch, days)
  return startDate >= days.day && startDate < day
    ? fillProblem(START_DATE_PROBLEMS.startDateTooEarly, { day })
    : undefined
}

/** Returns all problems of a choice, by field (specification document 2, section 5). */
export function bookingProblems(
  choice: BookingChoice,
  { today, gender, roomRules }: { today: CalendarDay; gender: Gender; roomRules: RoomRules },
): BookingProblems {
  const problems: BookingProblems = {}
  const room = ROOMS.find((candidate) => candidate === choice.room)
  const seat = findSeat(choice.seat)

  const roomRefusal = room ? roomProblem(room, gender, roomRules) : BOOKING_PROBLEMS.roomRequired
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
    const refusal = seatProblem(seat, gender, roomRules)
    if (refusal) problems.seat = refusal
  }
  return problems
}

/** A renewal starts on the later of the current membership's end and today. */
export function renewalStart(currentEnd: CalendarDay | undefined, today: CalendarDay): CalendarDay {
  return currentEnd ? laterDay(currentEnd, today) : today
}

/**
 * Returns the days on which this member's next membership may start, which excludes the paid days,
 * and today once the batch is over. Undefined if the paid days reach beyond the last bookable day.
 */
export function memberStartWindow(
  paidUntil: CalendarDay | undefined,
  batch: string,
  days: StudyDays,
): { min: CalendarDay; max: CalendarDay } | undefined {
  const { max } = startWindow(days.day)
  const min = renewalStart(paidUntil, earliestChoice(batch, days))
  return min <= max ? { min, max } : undefined
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
