import { findBooking, seatsKeptByOthers } from '#server/db/admin-bookings.ts'
import { closedSeats } from '#server/db/seats.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { SEATS, seatProblem } from '#shared/domain/seats.ts'

/** The seat of a booking, and the others of its room that this member may have and nobody keeps. Throws notFound. */
export async function seatsToMoveTo(
  services: Services,
  bookingId: string,
): Promise<{ seat: string; seats: string[] }> {
  const { db } = services
  const booking = await findBooking(db, bookingId)
  if (!booking) throw new AppError('notFound')
  const room = booking.membership_type
  const gone = new Set([
    booking.seat_id,
    ...(await seatsKeptByOthers(db, booking, services.now())),
    ...(await closedSeats(db, room)),
  ])
  const free = SEATS.filter((seat) => seat.room === room && !gone.has(seat.id)).filter(
    (seat) => seatProblem(seat, booking.gender ?? 'prefer-not-to-say') === undefined,
  )
  return { seat: booking.seat_id, seats: free.map(({ id }) => id) }
}
