import { type DeskBooking, setSeat } from '#server/db/admin-bookings.ts'
import { recordChange } from '#server/db/audit-log.ts'
import { lapseEndedHolds } from '#server/db/bookings.ts'
import { queueMail } from '#server/db/outgoing-mails.ts'
import { lockSeat } from '#server/db/seats.ts'
import { AppError, invalidFields } from '#server/http/app-error.ts'
import type { SignedIn } from '#server/http/session.ts'
import { seatMovedMail } from '#server/mail/templates/seat-moved-mail.ts'
import type { Services } from '#server/services.ts'
import type { moveBooking as moveBookingCall } from '#shared/contract/admin-bookings.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import { findSeat, seatProblem } from '#shared/domain/seats.ts'
import { changeBooking } from './change-booking.ts'

/**
 * Gives a booking another seat of its room, at the same price, and tells the member. It stands under
 * the same locks and constraints as a booking: no seat is sold twice. Throws validationFailed,
 * notFound, bookingNotMovable, seatTaken or seatClosed, and bookingMoved when it is no longer on the
 * seat that the admin saw.
 */
export async function moveBooking(
  services: Services,
  admin: SignedIn,
  bookingId: string,
  { seat: seatId, from }: BodyOf<typeof moveBookingCall>,
): Promise<void> {
  const now = services.now()
  await changeBooking(services, bookingId, async (trx, booking) => {
    if (!holdsSeat(booking, services)) throw new AppError('bookingNotMovable')
    if (from !== booking.seat_id) {
      throw new AppError('bookingMoved', { values: { seat: booking.seat_id } })
    }
    judgeSeat(booking, seatId)
    const { closed } = await lockSeat(trx, seatId)
    if (closed) throw new AppError('seatClosed')
    await lapseEndedHolds(
      trx,
      {
        seatId,
        timeSlot: booking.time_slot,
        start: booking.start_date,
        end: booking.end_date,
        exceptUserId: booking.user_id,
      },
      now,
    )
    await setSeat(trx, bookingId, seatId)

    const details = { was: booking.seat_id, is: seatId }
    const subject = `booking:${bookingId}`
    await recordChange(trx, { adminId: admin.id, action: 'booking.move', subject, details }, now)
    const mail = seatMovedMail({
      fullName: booking.full_name,
      oldSeat: booking.seat_id,
      seat: seatId,
      startDate: booking.start_date,
      endDate: booking.end_date,
    })
    await queueMail(trx, services.boss, { recipient: booking.email, ...mail }, now)
  })
}

function holdsSeat(booking: DeskBooking, services: Services): boolean {
  if (booking.end_date <= services.today()) return false
  if (booking.status === 'paid') return true
  return booking.status === 'held' && booking.held_until > services.now()
}

/** Throws validationFailed for a seat that this member can't have, whoever sits there. */
function judgeSeat(booking: DeskBooking, seatId: string): void {
  const seat = findSeat(seatId)
  const problem =
    seat?.room !== booking.membership_type
      ? `Please select a seat in ${booking.membership_type}`
      : seatId === booking.seat_id
        ? 'Please select another seat'
        : seatProblem(seat, booking.gender ?? 'prefer-not-to-say')
  if (problem !== undefined) throw invalidFields({ seat: problem })
}
