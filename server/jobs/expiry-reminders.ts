import { inTransaction } from '#server/db/connection/connect.ts'
import { bookingsEnding, markReminded } from '#server/db/queries/expiring-bookings.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { expiryMail } from '#server/mail/templates/expiry-mail.ts'
import type { Services } from '#server/services.ts'
import { EXPIRY_REMINDER_DAYS } from '#shared/domain/booking/expiry-status.ts'

/** Emails every member whose membership ends in 7, 3 or 1 days and is not renewed, once each. */
export async function sendExpiryReminders(services: Services): Promise<void> {
  const { boss, config, db } = services
  for (const daysLeft of EXPIRY_REMINDER_DAYS) {
    const ending = await bookingsEnding(db, services.studyDays(), daysLeft)
    for (const booking of ending) {
      await inTransaction(db, async (trx) => {
        if (!(await markReminded(trx, booking.id, daysLeft))) return
        const mail = expiryMail({
          fullName: booking.fullName,
          daysLeft,
          room: booking.room,
          seat: booking.seatId,
          endDate: booking.endDate,
          publicUrl: config.publicUrl,
        })
        await queueMail(trx, boss, { recipient: booking.email, ...mail }, services.now())
      })
    }
  }
}
