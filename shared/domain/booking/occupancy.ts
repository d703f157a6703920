import type { CalendarDay } from '../calendar-day.ts'
import { BATCH_DETAILS, type Batch } from './batches.ts'
import type { BookingState } from './booking-state.ts'
import type { Ending } from './ending.ts'
import { hasStarted, isOver, type StudyDays, studyDayOf } from './study-day.ts'

/**
 * held: unpaid. lapsed: its hold ended and another booking took the seat. replaced: its user chose
 * again before paying.
 */
export type BookingStatus = 'held' | 'lapsed' | 'replaced' | 'paid' | 'cancelled'

/** Study days from `startDate` to the day before `endDate`. */
export type Period = { startDate: CalendarDay; endDate: CalendarDay }

/** A period and its batch. */
export type Stay = Period & { batch: Batch }

type HoldStatus = { status: BookingStatus; heldUntil: Date }

export function holdRuns({ status, heldUntil }: HoldStatus, now: Date): boolean {
  return status === 'held' && heldUntil > now
}

/** Whether a booking keeps its seat at `now`: paid, or still held. */
export function keepsSeat(booking: HoldStatus, now: Date): boolean {
  return booking.status === 'paid' || holdRuns(booking, now)
}

/** Whether a booking keeps its seat today or later. */
export function keepsSeatFromToday(
  booking: HoldStatus & Ending,
  { now, days }: { now: Date; days: StudyDays },
): boolean {
  return keepsSeat(booking, now) && !isOver(booking, days)
}

/** Whether a stay includes the current study day of its batch. */
export function isRunning(stay: Stay, days: StudyDays): boolean {
  return hasStarted(stay, days) && !isOver(stay, days)
}

export function periodsOverlap(a: Period, b: Period): boolean {
  return a.startDate < b.endDate && b.startDate < a.endDate
}

/** Whether two bookings of one seat would conflict. Night and Day may share a seat. */
export function staysConflict(a: Stay, b: Stay): boolean {
  return periodsOverlap(a, b) && sharesHours(a, b)
}

/** Whether two stays use the same half of the day, on whichever days. */
export function sharesHours(a: { batch: Batch }, b: { batch: Batch }): boolean {
  const halves = BATCH_DETAILS[b.batch].halves
  return BATCH_DETAILS[a.batch].halves.some((half) => halves.includes(half))
}

/** Returns a booking's state for admins. `waitsAtDesk`: the payment is due at reception. */
export function bookingState(
  booking: HoldStatus & Stay,
  { waitsAtDesk, now, days }: { waitsAtDesk: boolean; now: Date; days: StudyDays },
): BookingState {
  const { status, startDate, batch } = booking
  if (status === 'paid' || status === 'cancelled') return status
  if (keepsSeat(booking, now)) return waitsAtDesk ? 'desk' : 'waiting'
  const payable = status === 'held' || status === 'lapsed'
  return payable && waitsAtDesk && startDate >= studyDayOf(batch, days) ? 'overdue' : 'ended'
}
