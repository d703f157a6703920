import { BATCH_DETAILS, type Batch, HALF_BEGINS } from './batches.ts'

/** What a member who starts today should know: the hour (0-23) of the batch's end or beginning. */
export type FirstDay =
  | { state: 'running'; endHour: number; minutesLeft: number }
  /** Between midnight and 7:00: last night's batch still runs and can't be booked any more. */
  | { state: 'startsLaterToday'; startHour: number }

/** Returns what is special about a batch that starts today, at a time of the calendar day. */
export function firstDayNow(
  batch: Batch,
  { hour, minute }: { hour: number; minute: number },
): FirstDay | undefined {
  const { start, end, halves } = BATCH_DETAILS[batch]
  if (hour >= end) return undefined
  if (hour >= start) {
    return { state: 'running', endHour: end % 24, minutesLeft: (end - hour) * 60 - minute }
  }
  const nightRuns = halves.includes('night') && hour < HALF_BEGINS.day
  return nightRuns ? { state: 'startsLaterToday', startHour: start } : undefined
}
