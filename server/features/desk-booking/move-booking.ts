import { allowed } from '#server/app-error.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { readSettings } from '#server/db/queries/admin/settings.ts'
import { lapseExpiredHolds } from '#server/db/queries/booking/booking.ts'
import { setSeat } from '#server/db/queries/booking/desk-booking.ts'
import { lockSeat } from '#server/db/queries/booking/seat.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import type { Caller } from '#server/http/guards/session.ts'
import { seatMovedMail } from '#server/mail/templates/seat-moved-mail.ts'
import type { Services } from '#server/services.ts'
import type { moveBooking as moveBookingCall } from '#shared/contract/booking/desk-booking.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import { findSeat } from '#shared/domain/booking/seats.ts'
import * as decide from '#shared/domain/desk-booking/seat-move.ts'
import { changeBooking } from './change-booking.ts'

/**
 * Moves a booking to another seat of its room at the same price and mails the member; with
 * `againstRules` also to one that the room rules refuse to the member online. Uses the same
 * locks and constraints as a new booking. Throws validationFailed, notFound, bookingNotMovable,
 * seatTaken or seatClosed, and bookingMoved if it is no longer on the seat that the admin saw.
 */
export async function moveBooking(
  services: Services,
  admin: Caller,
  bookingId: string,
  move: BodyOf<typeof moveBookingCall>,
): Promise<void> {
  const [now, days] = [services.now(), services.studyDays()]
  await changeBooking(services, admin, bookingId, async (trx, booking) => {
    const { closed } = findSeat(move.seat) ? await lockSeat(trx, move.seat) : { closed: false }
    const { roomRules } = await readSettings(trx)
    // The exclusion constraint rejects a taken seat.
    const facts = { now, days, closed, taken: false, roomRules }
    const change = allowed(decide.moveBooking(booking, move, facts))
    if (!change) return
    const { language, fullName, seatId: oldSeat, startDate, endDate } = booking
    const stay = { ...booking, seatId: move.seat, exceptUserId: booking.userId }
    await lapseExpiredHolds(trx, stay, now)
    await setSeat(trx, bookingId, move.seat)
    await recordChange(trx, { adminId: admin.id, ...change }, now)
    const mail = seatMovedMail({
      language,
      fullName,
      oldSeat,
      seat: move.seat,
      startDate,
      endDate,
    })
    await queueMail(trx, services.boss, { recipient: booking.email, ...mail }, now)
  })
}
