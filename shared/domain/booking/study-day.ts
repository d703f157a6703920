import { addDays, type CalendarDay, dayIn, daysBetween, hourIn, laterDay } from '../calendar-day.ts'
import { BATCH_DETAILS, type Batch, type DayHalf, HALF_START_HOURS } from './batches.ts'
import type { Ending } from './ending.ts'

/** The current study day, which depends on the batch between midnight and 7:00. */
export type StudyDays = {
  /** For the Day batch: the calendar day. */
  day: CalendarDay
  /** For Night and 24 Hours: the previous calendar day until 7:00. */
  night: CalendarDay
  /** The first day whose Day batch has not ended: from 22:00, the next day. */
  openDay: CalendarDay
}

/** Returns the study days in `timeZone` at `instant`. */
export function studyDaysIn(timeZone: string, instant: Date): StudyDays {
  const day = dayIn(timeZone, instant)
  const hour = hourIn(timeZone, instant)
  return {
    day,
    night: hour < HALF_START_HOURS.day ? addDays(day, -1) : day,
    openDay: hour < HALF_START_HOURS.night ? day : addDays(day, 1),
  }
}

/** Returns the current half of the study day: the day from 7:00 to 22:00, else the night. */
export function currentHalf({ day, night, openDay }: StudyDays): DayHalf {
  return night === day && openDay === day ? 'day' : 'night'
}

export function studyDayOf(batch: Batch, { day, night }: StudyDays): CalendarDay {
  return BATCH_DETAILS[batch].halves.includes('night') ? night : day
}

/** Returns the first study day whose hours of the batch have not ended. */
export function openStudyDay(batch: Batch, { night, openDay }: StudyDays): CalendarDay {
  return BATCH_DETAILS[batch].halves.includes('night') ? night : openDay
}

/** Returns the first start date that can be booked: never before the calendar day. */
export function earliestStart(batch: Batch, days: StudyDays): CalendarDay {
  return laterDay(days.day, openStudyDay(batch, days))
}

/** Bookings of Night and 24 Hours are over at 7:00 of their end date, those of Day at its midnight. */
export function isOver({ batch, endDate }: Ending, days: StudyDays): boolean {
  return endDate <= studyDayOf(batch, days)
}

/** Returns whether the first study day has started. */
export function hasStarted(
  { batch, startDate }: { batch: Batch; startDate: CalendarDay },
  days: StudyDays,
): boolean {
  return startDate <= studyDayOf(batch, days)
}

/** The rounded-up days until the end; 0 or less when it is over. */
export function daysLeft({ batch, endDate }: Ending, days: StudyDays): number {
  return daysBetween(studyDayOf(batch, days), endDate)
}
