import { type findUnpaid, lapseEndedHolds } from '#server/db/bookings.ts'
import type { Transaction } from '#server/db/connect.ts'
import { lockSeat } from '#server/db/seats.ts'
import type { Tables } from '#server/db/tables.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Services } from '#server/services.ts'

export type UnpaidBooking = NonNullable<Awaited<ReturnType<typeof findUnpaid>>>

/**
 * Locks the seat of a booking that is about to be paid or held on. A hold that has ended is good only
 * while the seat is free: what then stands in its way is the constraint's to refuse. Throws
 * bookingOutdated or seatClosed.
 */
export async function secureSeat(
  services: Services,
  trx: Transaction<Tables>,
  booking: UnpaidBooking,
): Promise<void> {
  const now = services.now()
  const { closed } = await lockSeat(trx, booking.seat_id)
  const holdEnded = booking.status === 'lapsed' || booking.held_until <= now
  if (!holdEnded) return
  if (booking.start_date < services.today()) throw new AppError('bookingOutdated')
  if (closed) throw new AppError('seatClosed')
  await lapseEndedHolds(
    trx,
    {
      seatId: booking.seat_id,
      timeSlot: booking.time_slot,
      start: booking.start_date,
      end: booking.end_date,
      exceptUserId: booking.user_id,
    },
    now,
  )
}
