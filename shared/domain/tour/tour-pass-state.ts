import type { CalendarDay } from '../calendar-day.ts'
import type { TourStatus } from './tour.ts'

/** What a visitor pass tells the visitor. */
export type TourPassState = 'expected' | 'expired' | 'completed' | 'cancelled' | 'deleted'

/**
 * Returns the state of a tour's pass. The visitor is expected as soon as the tour is requested, even
 * before reception confirms it: the pass says 'Confirmed' in both cases (specification document 2, section 4).
 */
export function tourPassState(
  { status, tourDate }: { status: TourStatus | 'deleted'; tourDate: CalendarDay },
  today: CalendarDay,
): TourPassState {
  if (status === 'deleted' || status === 'completed') return status
  if (tourDate < today) return 'expired'
  return status === 'cancelled' ? 'cancelled' : 'expected'
}
