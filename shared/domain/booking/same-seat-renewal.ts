import type { CalendarDay } from '../calendar-day.ts'
import type { Gender } from '../options.ts'
import type { Batch } from './batches.ts'
import { memberStartWindow } from './booking.ts'
import type { Duration } from './durations.ts'
import { type PriceTable, quote } from './prices.ts'
import { roomProblem, seatProblem } from './room-restrictions.ts'
import type { RoomRules } from './room-rules.ts'
import type { Room } from './rooms.ts'
import type { RequestedBooking } from './save-booking.ts'
import { findSeat } from './seats.ts'
import type { StudyDays } from './study-day.ts'

/** A member and the membership to renew. */
type Renewing = {
  gender: Gender
  paidUntil: CalendarDay | undefined
  booking: { room: Room; batch: Batch; duration: Duration; seat: string }
}

/**
 * Returns the booking of the same seat and plan that begins where the paid days end, at today's price. Undefined if the
 * room rules no longer allow it, or if it can't begin within the bookable days.
 */
export function sameSeatRenewal(
  { gender, paidUntil, booking }: Renewing,
  { days, prices, roomRules }: { days: StudyDays; prices: PriceTable; roomRules: RoomRules },
): RequestedBooking | undefined {
  const { room, batch, duration } = booking
  const seat = findSeat(booking.seat)
  const start = memberStartWindow(paidUntil, batch, days)
  if (!seat || !start || roomProblem(room, gender, roomRules)) return undefined
  if (seatProblem(seat, gender, roomRules)) return undefined
  const plan = { room, batch, duration }
  return {
    ...plan,
    startDate: start.min,
    seat: seat.id,
    amount: quote(plan, seat.tier, prices).total,
  }
}
