import { BATCH_DETAILS, type Batch, HALF_START_HOURS } from './batches.ts'

/** Tells members who start today that their first day is short or starts later. Hours are 0-23. */
export type StartTodayNotice =
  | { state: 'running'; endHour: number; minutesLeft: number }
  /** Between midnight and 7:00: last night's batch still runs but can no longer be booked. */
  | { state: 'startsLaterToday'; startHour: number }

/**
 * Returns how much of a batch is left if it starts today and is already running, or when it starts if
 * last night's batch still runs. `hour` and `minute` are those of the calendar day.
 */
export function startTodayNotice(
  batch: Batch,
  { hour, minute }: { hour: number; minute: number },
): StartTodayNotice | undefined {
  const { start, end, halves } = BATCH_DETAILS[batch]
  if (hour >= end) return undefined
  if (hour >= start) {
    return { state: 'running', endHour: end % 24, minutesLeft: (end - hour) * 60 - minute }
  }
  const nightRuns = halves.includes('night') && hour < HALF_START_HOURS.day
  return nightRuns ? { state: 'startsLaterToday', startHour: start } : undefined
}
