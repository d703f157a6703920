import type { Batch } from '../booking/batches.ts'
import { hasStarted, type StudyDays } from '../booking/study-day.ts'
import type { CalendarDay } from '../calendar-day.ts'
import { firstRefusal, type Refusal } from '../refusal.ts'
import type { Role } from '../user/user.ts'
import { type DiscountLimits, discountLimit } from './discount.ts'

/** What is still owed for a booking that somebody wants to cancel. */
export type DueToCancel = {
  open: number
  /** The booking's price, and what was taken off it, in rupees. */
  price: number
  discount: number
  batch: Batch
  startDate: CalendarDay
}

/**
 * Returns why somebody can't cancel bookings, which writes off their dues. Once a booking has started, its due is for
 * days that the member had, so writing it off is limited like a discount. Before, the hall gets the whole seat back.
 */
export function writeOffRefusal(
  dues: readonly DueToCancel[],
  { staff, limits, days }: { staff: { role: Role }; limits: DiscountLimits; days: StudyDays },
): Refusal | undefined {
  const isAbove = (due: DueToCancel) =>
    hasStarted(due, days) && due.open > discountLimit(staff, due.price, limits, due.discount)
  return firstRefusal(['writeOffAboveLimit', dues.some(isAbove)])
}
