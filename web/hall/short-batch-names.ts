import type { Batch } from '#shared/domain/booking/batches.ts'
import { TODAY_WORDS as WORDS } from '#words/admin/today.ts'

/** The batches in dense tables, without their hours. */
export const SHORT_BATCH_NAMES: Record<Batch, string> = {
  'Night Batch (10:00 PM - 7:00 AM)': WORDS.night,
  'Day Batch (7:00 AM - 10:00 PM)': WORDS.day,
  '24 Hours Batch': WORDS.allHours,
}
