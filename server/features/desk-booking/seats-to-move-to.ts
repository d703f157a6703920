import { AppError } from '#server/app-error.ts'
import { findBooking, seatsTakenByOthers } from '#server/db/queries/desk-booking.ts'
import { closedSeats } from '#server/db/queries/seat.ts'
import { readSettings } from '#server/db/queries/settings.ts'
import type { Services } from '#server/services.ts'
import * as decide from '#shared/domain/booking/desk-booking.ts'

/**
 * Returns a booking's seat and the free seats of its room: those that its member may book online,
 * and those that the room rules refuse to the member. Throws notFound.
 */
export async function seatsToMoveTo(
  services: Services,
  bookingId: string,
): Promise<{ seat: string; seats: string[]; againstRules: string[] }> {
  const { db } = services
  const booking = await findBooking(db, bookingId)
  if (!booking) throw new AppError('notFound')
  const taken = await seatsTakenByOthers(db, booking, services.now())
  const closed = await closedSeats(db, booking.room)
  const { roomRules } = await readSettings(db)
  return {
    seat: booking.seatId,
    ...decide.seatsToMoveTo(booking, [...taken, ...closed], roomRules),
  }
}
