import { inTransaction } from '#server/db/connect.ts'
import { bookingsEnding, markReminded } from '#server/db/expiring-bookings.ts'
import { queueMail } from '#server/db/outgoing-mails.ts'
import { expiryMail } from '#server/mail/templates/expiry-mail.ts'
import type { Services } from '#server/services.ts'
import { EXPIRY_REMINDER_DAYS } from '#shared/domain/booking.ts'
import { addDays } from '#shared/domain/calendar-day.ts'

/** Mails every member whose membership ends in 7, 3 or 1 days and is not renewed, once each. */
export async function remindOfExpiry(services: Services): Promise<void> {
  const { boss, config, db } = services
  for (const daysLeft of EXPIRY_REMINDER_DAYS) {
    const ending = await bookingsEnding(db, addDays(services.today(), daysLeft))
    for (const booking of ending) {
      await inTransaction(db, async (trx) => {
        if (!(await markReminded(trx, booking.id, daysLeft))) return
        const mail = expiryMail({
          fullName: booking.full_name,
          daysLeft,
          membershipType: booking.membership_type,
          seat: booking.seat_id,
          endDate: booking.end_date,
          publicUrl: config.publicUrl,
        })
        await queueMail(trx, boss, { recipient: booking.email, ...mail }, services.now())
      })
    }
  }
}
