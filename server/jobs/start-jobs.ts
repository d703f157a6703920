import {
  CLEANUP_QUEUE,
  MAIL_QUEUE,
  PAYMENT_QUEUE,
  PAYMENT_REMINDER_QUEUE,
  PICTURE_QUEUE,
  PUSH_QUEUE,
  REMINDER_QUEUE,
} from '#server/db/connection/job-queues.ts'
import { requeueOrphanedMails } from '#server/db/queries/outgoing-mails.ts'
import type { PushJob } from '#server/db/queries/user/push-subscriptions.ts'
import type { Services } from '#server/services.ts'
import { cleanUp } from './clean-up.ts'
import { sendDueReminders } from './due-reminders.ts'
import { sendExpiryReminders } from './expiry-reminders.ts'
import { finishPayments } from './finish-payments.ts'
import { runLogged } from './logged-job.ts'
import { sendPaymentReminders } from './payment-reminders.ts'
import { sendMail } from './send-mail.ts'
import { sendPush } from './send-push.ts'

/** Every day at 9:00 in the hall's time zone. */
const REMINDERS_AT = '0 9 * * *'
/** At night, when load is low. */
const CLEANUP_AT = '30 3 * * *'
const EVERY_MINUTE = '* * * * *'

/** How often a queue is read. New emails and payments also wake their worker. */
const PROMPT = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }
const SOON = { batchSize: 1, pollingIntervalSeconds: 10, notifyPollingIntervalSeconds: 10 }
const LATER = { batchSize: 1, pollingIntervalSeconds: 30 }

/** Starts processing jobs until the services close. */
export async function startJobs(services: Services): Promise<void> {
  const { boss, config, db } = services
  await requeueOrphanedMails(db, boss, services.now())
  const mailWorker = await boss.work<{ mailId: string }>(
    MAIL_QUEUE,
    // New emails wake the worker; due retries are only found by polling, which by default slows
    // down to every 30 s.
    PROMPT,
    async (jobs) => {
      try {
        for (const { id, data } of jobs) {
          await runLogged(services, { queue: MAIL_QUEUE, id }, () =>
            sendMail(services, data.mailId),
          )
        }
      } finally {
        // Emails of one transaction wake the worker once; the others would wait for the next poll.
        boss.notifyWorker(mailWorker)
      }
    },
  )
  await boss.work<PushJob>(PUSH_QUEUE, SOON, async (jobs) => {
    for (const { id, data } of jobs) {
      await runLogged(services, { queue: PUSH_QUEUE, id }, () => sendPush(services, data))
    }
  })
  await boss.work(REMINDER_QUEUE, LATER, ([job]) =>
    runLogged(services, { queue: REMINDER_QUEUE, id: job?.id }, async () => {
      await sendExpiryReminders(services)
      await sendDueReminders(services)
    }),
  )
  await boss.schedule(REMINDER_QUEUE, REMINDERS_AT, null, { tz: config.hallTimezone })
  await boss.work(PAYMENT_REMINDER_QUEUE, LATER, () => sendPaymentReminders(services))
  await boss.schedule(PAYMENT_REMINDER_QUEUE, EVERY_MINUTE)
  await boss.work(CLEANUP_QUEUE, LATER, ([job]) =>
    runLogged(services, { queue: CLEANUP_QUEUE, id: job?.id }, () => cleanUp(services)),
  )
  await boss.schedule(CLEANUP_QUEUE, CLEANUP_AT, null, { tz: config.hallTimezone })
  await boss.work<{ key: string }>(PICTURE_QUEUE, LATER, async (jobs) => {
    for (const { id, data } of jobs) {
      await runLogged(services, { queue: PICTURE_QUEUE, id }, () =>
        services.storage.remove(data.key),
      )
    }
  })
  await boss.work(PAYMENT_QUEUE, PROMPT, () => finishPayments(services))
  await boss.schedule(PAYMENT_QUEUE, EVERY_MINUTE)
  // Finishes payments that a crash left open without waiting for the next minute.
  await boss.send(PAYMENT_QUEUE)
}
