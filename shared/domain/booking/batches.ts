/** The batches; the specification calls them time slots (document 2, section 3). */
export const BATCHES = [
  'Night Batch (10:00 PM - 7:00 AM)',
  'Day Batch (7:00 AM - 10:00 PM)',
  '24 Hours Batch',
] as const
export type Batch = (typeof BATCHES)[number]

/** The two halves of a day. Night and Day may share a seat; 24 Hours blocks both. */
export type DayHalf = 'night' | 'day'

export const BATCH_DETAILS: Record<Batch, { hours: number; halves: readonly DayHalf[] }> = {
  'Night Batch (10:00 PM - 7:00 AM)': { hours: 9, halves: ['night'] },
  'Day Batch (7:00 AM - 10:00 PM)': { hours: 15, halves: ['day'] },
  '24 Hours Batch': { hours: 24, halves: ['night', 'day'] },
}
