import type { CalendarDay } from '../calendar-day.ts'
import type { Batch } from './batches.ts'

// Apart from study days, because every page reads when a user's cover ends, and few need study days.

/** A batch and the first day after its period. */
export type Ending = { batch: Batch; endDate: CalendarDay }

/** Returns undefined unless both are known. */
export function endingOf(endDate: CalendarDay | null, batch: Batch | null): Ending | undefined {
  return endDate === null || batch === null ? undefined : { endDate, batch }
}
