import type { CalendarDay } from '../calendar-day.ts'

/** What a member still owes for a booking that was paid in part. */
export type Due = {
  /** Whole rupees; 0 once it is settled or written off. */
  open: number
  payableOn: CalendarDay
}

/** Whether the day on which a due was payable has passed. */
export function isOverdue({ open, payableOn }: Due, today: CalendarDay): boolean {
  return open > 0 && payableOn < today
}
