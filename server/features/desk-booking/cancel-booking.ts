import { allowed } from '#server/app-error.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { cancel } from '#server/db/queries/booking/desk-booking.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import type { Caller } from '#server/http/guards/session.ts'
import { refusalToWriteOff, writeOffDues } from '#server/ledger/write-off-dues.ts'
import { bookingCancelledMail } from '#server/mail/templates/booking-cancelled-mail.ts'
import type { Services } from '#server/services.ts'
import * as decide from '#shared/domain/desk-booking/desk-booking.ts'
import { changeBooking } from './change-booking.ts'

/**
 * Cancels a booking, which frees its seat, writes off what is still owed for it, and mails the
 * member. Completed payments are kept; reception handles refunds. Throws notFound, bookingEnded or
 * writeOffAboveLimit.
 */
export async function cancelBooking(
  services: Services,
  admin: Caller,
  bookingId: string,
): Promise<void> {
  const now = services.now()
  await changeBooking(services, admin, bookingId, async (trx, booking, staff) => {
    const days = services.studyDays()
    const writeOff = await refusalToWriteOff(trx, [bookingId], { staff, days })
    const change = allowed(decide.cancelBooking(booking, days, writeOff))
    if (!change) return
    await cancel(trx, bookingId, days)
    const { userId } = booking
    await writeOffDues(services, trx, { userId, madeBy: admin.id })
    await recordChange(trx, { adminId: admin.id, ...change }, now)
    const mail = bookingCancelledMail({
      language: booking.language,
      fullName: booking.fullName,
      seat: booking.seatId,
      startDate: booking.startDate,
      endDate: booking.endDate,
    })
    await queueMail(trx, services.boss, { recipient: booking.email, ...mail }, now)
  })
}
