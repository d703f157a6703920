import type { CalendarDay } from '../calendar-day.ts'
import type { TourStatus } from './tour.ts'

/** What a visitor pass tells its visitor. */
export type PassState = 'expected' | 'over' | 'completed' | 'cancelled' | 'deleted'

/**
 * Returns the state of a tour's pass. The visitor is expected from the request on, whether or not
 * reception has confirmed it: the pass says 'Confirmed' for both (document 2, section 4).
 */
export function passStateOf(
  { status, tourDate }: { status: TourStatus | 'deleted'; tourDate: CalendarDay },
  today: CalendarDay,
): PassState {
  if (status === 'deleted' || status === 'completed') return status
  if (tourDate < today) return 'over'
  return status === 'cancelled' ? 'cancelled' : 'expected'
}
