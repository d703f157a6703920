import { BATCH_DETAILS, type Batch } from '#shared/domain/batches.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { SeatId } from '#shared/domain/seats.ts'
import { type DemoBooking, type DemoHall, today } from '#web/demo/demo-hall.ts'
import { refusal } from '#web/demo/refusal.ts'

/** A range of days, start inclusive to end exclusive, and of the day's halves. */
type Stay = { start: CalendarDay; end: CalendarDay; timeSlot: Batch }

/** The bookings that keep a seat from others in any of these days and halves. */
export function keepers(hall: DemoHall, stay: Stay): DemoBooking[] {
  return hall.bookings.filter((booking) => isKept(hall, booking) && meet(booking, stay))
}

/** Paid, or still held. */
export function isKept(hall: DemoHall, { status, heldUntil }: DemoBooking): boolean {
  return status === 'paid' || (status === 'held' && heldUntil > hall.now())
}

/** Whether a booking keeps a seat today or later. */
export function keepsSeatAhead(hall: DemoHall, booking: DemoBooking): boolean {
  return isKept(hall, booking) && booking.end > today(hall)
}

/** Throws seatClosed, or seatTaken where anybody else keeps the seat. */
export function claimSeat(
  hall: DemoHall,
  seat: SeatId,
  stay: Stay,
  own: (booking: DemoBooking) => boolean,
): void {
  if (hall.closedSeats.includes(seat)) throw refusal('seatClosed')
  const taken = keepers(hall, stay).some((booking) => booking.seat === seat && !own(booking))
  if (taken) throw refusal('seatTaken')
}

function meet(a: Stay, b: Stay): boolean {
  const halves = BATCH_DETAILS[b.timeSlot].halves
  return daysMeet(a, b) && BATCH_DETAILS[a.timeSlot].halves.some((half) => halves.includes(half))
}

export function daysMeet(a: Pick<Stay, 'start' | 'end'>, b: Pick<Stay, 'start' | 'end'>): boolean {
  return a.start < b.end && b.start < a.end
}
