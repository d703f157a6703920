import { AppError } from '#server/app-error.ts'
import { readSettings } from '#server/db/queries/admin/settings.ts'
import { findBooking } from '#server/db/queries/booking/desk-booking.ts'
import { seatsTakenDuring } from '#server/db/queries/booking/occupancy.ts'
import { closedSeats } from '#server/db/queries/booking/seat.ts'
import type { Services } from '#server/services.ts'
import type { seatsToMoveTo as seatsToMoveToCall } from '#shared/contract/booking/desk-booking.ts'
import type { ReplyOf } from '#shared/contract/call.ts'
import * as decide from '#shared/domain/desk-booking/seat-move.ts'
import { priceDifferences } from '#shared/domain/desk-booking/seat-move.ts'

/**
 * Returns a booking's seat, the free seats of its room, and the price differences of other tiers. The free seats are
 * listed in two groups: those that its member may book online, and those that the room rules refuse to the member.
 * Throws notFound.
 */
export async function seatsToMoveTo(
  services: Services,
  bookingId: string,
): Promise<ReplyOf<typeof seatsToMoveToCall>['data']> {
  const { db } = services
  const booking = await findBooking(db, bookingId)
  if (!booking) throw new AppError('notFound')
  const takenSeats = await seatsTakenDuring(db, booking, services.now())
  const closed = await closedSeats(db, booking.room)
  const { roomRules, prices } = await readSettings(db)
  return {
    seat: booking.seatId,
    ...decide.seatsToMoveTo(booking, [...takenSeats, ...closed], roomRules),
    differences: priceDifferences(booking, { days: services.studyDays(), prices }),
  }
}
