import type { SeatId } from '#shared/domain/booking/seats.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { TakenSeats } from '#web/api/booking/booking.ts'
import { localPeriod } from '#web/hall/local-period.ts'
import { localDay } from '#web/ui/local-text.ts'
import { BOOKING_FORM_WORDS } from '#words/booking/booking-form.ts'

const TAKEN = BOOKING_FORM_WORDS.taken

export type SeatReasons = Pick<TakenSeats, 'clashes' | 'kept'>

/** Returns the message for a seat that is booked, closed or kept for a renewal, with the dates if they are known. */
export function takenText(seat: SeatId, reasons?: SeatReasons): string {
  const clash = reasons?.clashes.find((booking) => booking.seat === seat)
  const kept = reasons?.kept.find((renewal) => renewal.seat === seat)
  if (clash) return fillIn(TAKEN.booked, { seat, days: localPeriod(clash) })
  if (kept) return fillIn(TAKEN.kept, { seat, day: localDay(kept.bookableFrom) })
  return fillIn(TAKEN.other, { seat })
}
