import { BATCHES, type Batch } from './batches.ts'

const [NIGHT, DAY] = BATCHES

/** The hours of a batch, counted from midnight of its study day: 31 is 7:00 on the next calendar day. */
const HOURS: Record<Batch, { start: number; end: number }> = {
  'Night Batch (10:00 PM - 7:00 AM)': { start: 22, end: 31 },
  'Day Batch (7:00 AM - 10:00 PM)': { start: 7, end: 22 },
  '24 Hours Batch': { start: 7, end: 31 },
}

/** Tells members who start today that their first day is short or starts later. Hours are 0-23. */
export type StartTodayNotice =
  | { state: 'running'; endHour: number; minutesLeft: number }
  /** Between midnight and 7:00: last night's batch still runs and can't be booked any more. */
  | { state: 'startsLaterToday'; startHour: number }

/**
 * Returns how much of a batch is left if it starts today and is already running, or when it starts if
 * last night's batch still runs. `hour` and `minute` are those of the calendar day.
 */
export function startTodayNotice(
  batch: Batch,
  { hour, minute }: { hour: number; minute: number },
): StartTodayNotice | undefined {
  const { start, end } = HOURS[batch]
  if (hour >= end) return undefined
  if (hour >= start) {
    return { state: 'running', endHour: end % 24, minutesLeft: (end - hour) * 60 - minute }
  }
  const nightRuns = batch !== DAY && hour < HOURS[NIGHT].end - 24
  return nightRuns ? { state: 'startsLaterToday', startHour: start } : undefined
}
