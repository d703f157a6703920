import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { depositDueFor } from '#server/db/queries/money/deposit.ts'
import { markRemindedToPay, unpaidHolds } from '#server/db/queries/money/payment-reminders.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { loggableError } from '#server/log/loggable-error.ts'
import { paymentReminderMail } from '#server/mail/templates/payment-reminder-mail.ts'
import type { Services } from '#server/services.ts'
import { paymentReminderCutoff } from '#shared/domain/booking/hold.ts'

/** Emails every member whose seat has been held unpaid for ten minutes, once for each booking. */
export async function sendPaymentReminders(services: Services): Promise<void> {
  const now = services.now()
  const cutoff = paymentReminderCutoff(now)
  for (const bookingId of await unpaidHolds(services.db, { cutoff, now })) {
    await remind(services, bookingId, now)
  }
}

/** Logs an error instead of throwing it, so that the other members are reminded. */
async function remind(services: Services, bookingId: string, now: Date): Promise<void> {
  const { boss, config, db, log } = services
  try {
    await inTransaction(db, async (trx) => {
      const booking = await markRemindedToPay(trx, bookingId, now)
      if (!booking) return
      const { email, ...values } = booking
      const { hallTimezone: timeZone, publicUrl } = config
      const deposit = await depositDueFor(trx, booking)
      const amount = booking.amount + (deposit?.amount ?? 0)
      const mail = paymentReminderMail({ ...values, amount, timeZone, publicUrl })
      await queueMail(trx, boss, { recipient: email, ...mail }, now)
    })
  } catch (error) {
    log.error(
      { booking: bookingId, err: loggableError(error) },
      'could not send a payment reminder',
    )
  }
}
