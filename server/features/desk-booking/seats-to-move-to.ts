import { AppError } from '#server/app-error.ts'
import { findBooking, seatsTakenByOthers } from '#server/db/queries/desk-booking.ts'
import { closedSeats } from '#server/db/queries/seat.ts'
import type { Services } from '#server/services.ts'
import * as decide from '#shared/domain/booking/desk-booking.ts'

/**
 * Returns a booking's seat and the free seats of its room that its member may book. Throws
 * notFound.
 */
export async function seatsToMoveTo(
  services: Services,
  bookingId: string,
): Promise<{ seat: string; seats: string[] }> {
  const { db } = services
  const booking = await findBooking(db, bookingId)
  if (!booking) throw new AppError('notFound')
  const taken = await seatsTakenByOthers(db, booking, services.now())
  const closed = await closedSeats(db, booking.room)
  return { seat: booking.seatId, seats: decide.seatsToMoveTo(booking, [...taken, ...closed]) }
}
