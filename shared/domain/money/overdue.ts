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

/** Returns the late fee to pay with the next part of a due on this day, in rupees; 0 if there is none. */
export function lateFee(
  { open, lateFee: agreed }: Pick<Due, 'open' | 'lateFee'>,
  today: CalendarDay,
): number {
  return agreed && open > 0 && agreed.from <= today ? agreed.amount : 0
}
