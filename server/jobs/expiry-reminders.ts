import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { bookingsEnding, markReminded } from '#server/db/queries/booking/expiring-bookings.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { queuePush } from '#server/db/queries/user/push-subscriptions.ts'
import { expiryMail } from '#server/mail/templates/expiry-mail.ts'
import type { Services } from '#server/services.ts'
import { EXPIRY_PUSH_DAYS, EXPIRY_REMINDER_DAYS } from '#shared/domain/booking/standing.ts'

/** Emails every member whose membership ends soon and is not renewed, on each day of EXPIRY_REMINDER_DAYS, once each. */
export async function sendExpiryReminders(services: Services): Promise<void> {
  const { boss, config, db } = services
  for (const daysLeft of EXPIRY_REMINDER_DAYS) {
    const ending = await bookingsEnding(db, services.studyDays(), daysLeft)
    for (const booking of ending) {
      await inTransaction(db, async (trx) => {
        if (!(await markReminded(trx, booking.id, daysLeft))) return
        const mail = expiryMail({
          language: booking.language,
          fullName: booking.fullName,
          daysLeft,
          room: booking.room,
          seat: booking.seatId,
          endDate: booking.endDate,
          publicUrl: config.publicUrl,
        })
        await queueMail(trx, boss, { recipient: booking.email, ...mail }, services.now())
        if (daysLeft !== EXPIRY_PUSH_DAYS) return
        const message = { kind: 'expiry', daysLeft, seat: booking.seatId } as const
        await queuePush(trx, boss, { userId: booking.userId, message })
      })
    }
  }
}
