import { cancel } from '#server/db/admin-bookings.ts'
import { recordChange } from '#server/db/audit-log.ts'
import { queueMail } from '#server/db/outgoing-mails.ts'
import { AppError } from '#server/http/app-error.ts'
import type { SignedIn } from '#server/http/session.ts'
import { bookingCancelledMail } from '#server/mail/templates/booking-cancelled-mail.ts'
import type { Services } from '#server/services.ts'
import { changeBooking } from './change-booking.ts'

/**
 * Frees the seat of a booking and tells the member. What was paid stays in the books: giving money
 * back is the desk's to do. Throws notFound or bookingOver.
 */
export async function cancelBooking(
  services: Services,
  admin: SignedIn,
  bookingId: string,
): Promise<void> {
  const now = services.now()
  await changeBooking(services, bookingId, async (trx, booking) => {
    const over =
      !['paid', 'held', 'lapsed'].includes(booking.status) || booking.end_date <= services.today()
    if (over) throw new AppError('bookingOver')
    await cancel(trx, bookingId)

    const details = { was: booking.status, seat: booking.seat_id }
    const subject = `booking:${bookingId}`
    await recordChange(trx, { adminId: admin.id, action: 'booking.cancel', subject, details }, now)
    const mail = bookingCancelledMail({
      fullName: booking.full_name,
      seat: booking.seat_id,
      startDate: booking.start_date,
      endDate: booking.end_date,
    })
    await queueMail(trx, services.boss, { recipient: booking.email, ...mail }, now)
  })
}
