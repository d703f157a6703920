import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { duesPayable, markDueReminded } from '#server/db/queries/money/due.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { queuePush } from '#server/db/queries/user/push-subscriptions.ts'
import { dueMail } from '#server/mail/templates/due-mail.ts'
import type { Services } from '#server/services.ts'
import { DUE_REMINDER_DAYS, LATE_FEE_REMINDER_DAYS } from '#shared/domain/money/due.ts'

/**
 * Reminds every member whose due is payable in 3 days or today, once each, by email and by a notification. A due with a
 * late fee gets one more reminder, on the day after it was payable.
 */
export async function sendDueReminders(services: Services): Promise<void> {
  const { boss, config, db } = services
  const today = services.today()
  for (const daysLeft of [...DUE_REMINDER_DAYS, LATE_FEE_REMINDER_DAYS]) {
    const withLateFee = daysLeft === LATE_FEE_REMINDER_DAYS
    for (const due of await duesPayable(db, { today, daysLeft, withLateFee })) {
      await inTransaction(db, async (trx) => {
        if (!(await markDueReminded(trx, due.bookingId, daysLeft))) return
        const mail = dueMail({ ...due, today, publicUrl: config.publicUrl })
        await queueMail(trx, boss, { recipient: due.email, ...mail }, services.now())
        const { open: amount, payableOn, seat, userId } = due
        const message = { kind: 'due', amount, payableOn, seat } as const
        await queuePush(trx, boss, { userId, message })
      })
    }
  }
}
