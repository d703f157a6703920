import type { CalendarDay } from '../calendar-day.ts'
import type { AgreedLateFee } from './late-fee.ts'

/** What a member still owes for a partly paid booking. */
export type Due = {
  /** Whole rupees, without the late fee; 0 once it is settled or written off. */
  open: number
  /** The day by which it must be paid. */
  payableOn: CalendarDay
  /** Not set if none was agreed, or if it has been taken or left out. */
  lateFee?: AgreedLateFee | null | undefined
}

/** Whether the day on which a due was payable has passed. */
export function isOverdue({ open, payableOn }: Due, today: CalendarDay): boolean {
  return open > 0 && payableOn < today
}
