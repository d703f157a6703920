/** The batches; the specification calls them time slots (document 2, section 3). */
export const BATCHES = [
  'Night Batch (10:00 PM - 7:00 AM)',
  'Day Batch (7:00 AM - 10:00 PM)',
  '24 Hours Batch',
] as const
export type Batch = (typeof BATCHES)[number]
export const [NIGHT, DAY, ALL_HOURS] = BATCHES

/** The two halves of a day. Night and Day may share a seat; 24 Hours blocks both. */
export type DayHalf = 'night' | 'day'

/** The hours at which the halves of a study day begin. Its night ends when the next day begins. */
export const HALF_START_HOURS = { day: 7, night: 22 } as const satisfies Record<DayHalf, number>
const NEXT_DAY_START_HOUR = 24 + HALF_START_HOURS.day

/** `start` and `end`: hours from midnight of the study day; 31 is 7:00 on the next calendar day. */
type BatchDetails = { start: number; end: number; halves: readonly DayHalf[] }

export const BATCH_DETAILS: Record<Batch, BatchDetails> = {
  'Night Batch (10:00 PM - 7:00 AM)': {
    start: HALF_START_HOURS.night,
    end: NEXT_DAY_START_HOUR,
    halves: ['night'],
  },
  'Day Batch (7:00 AM - 10:00 PM)': {
    start: HALF_START_HOURS.day,
    end: HALF_START_HOURS.night,
    halves: ['day'],
  },
  '24 Hours Batch': {
    start: HALF_START_HOURS.day,
    end: NEXT_DAY_START_HOUR,
    halves: ['night', 'day'],
  },
}

/** How many hours of a day the batch lasts. */
export function hoursOf(batch: Batch): number {
  const { start, end } = BATCH_DETAILS[batch]
  return end - start
}
