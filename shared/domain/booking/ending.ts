import type { CalendarDay } from '../calendar-day.ts'
import type { Batch } from './batches.ts'
import type { Ending } from './study-day.ts'

/**
 * Returns undefined unless both are known. A separate file, because every page reads a user's cover, and few need
 * study days.
 */
export function endingOf(endDate: CalendarDay | null, batch: Batch | null): Ending | undefined {
  return endDate === null || batch === null ? undefined : { endDate, batch }
}
