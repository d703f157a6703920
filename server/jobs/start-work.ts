import { CLEANUP_QUEUE, MAIL_QUEUE, PICTURE_QUEUE, REMINDER_QUEUE } from '#server/db/job-queues.ts'
import { queueForgottenMails } from '#server/db/outgoing-mails.ts'
import type { Services } from '#server/services.ts'
import { cleanUp } from './clean-up.ts'
import { remindOfExpiry } from './expiry-reminders.ts'
import { doLogged } from './logged-job.ts'
import { sendMail } from './send-mail.ts'

/** Every day at nine in the morning, by the hall's clock. */
const REMINDERS_AT = '0 9 * * *'
/** At night, when few are there. */
const CLEANUP_AT = '30 3 * * *'

/** Takes jobs off the queues from now on, until the services close. */
export async function startWork(services: Services): Promise<void> {
  const { boss, config, db } = services
  await queueForgottenMails(db, boss, services.now())
  const mailWorker = await boss.work<{ mailId: string }>(
    MAIL_QUEUE,
    // New mails wake the worker; only the polling finds those whose time to be tried again has come,
    // and unless told it slows down to every 30 s.
    { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 },
    async (jobs) => {
      try {
        for (const { id, data } of jobs) {
          await doLogged(services, { queue: MAIL_QUEUE, id }, () => sendMail(services, data.mailId))
        }
      } finally {
        // Mails of one transaction wake the worker once; the second would wait half a minute.
        boss.notifyWorker(mailWorker)
      }
    },
  )
  await boss.work(REMINDER_QUEUE, { batchSize: 1, pollingIntervalSeconds: 30 }, ([job]) =>
    doLogged(services, { queue: REMINDER_QUEUE, id: job?.id }, () => remindOfExpiry(services)),
  )
  await boss.schedule(REMINDER_QUEUE, REMINDERS_AT, null, { tz: config.hallTimezone })
  await boss.work(CLEANUP_QUEUE, { batchSize: 1, pollingIntervalSeconds: 30 }, ([job]) =>
    doLogged(services, { queue: CLEANUP_QUEUE, id: job?.id }, () => cleanUp(services)),
  )
  await boss.schedule(CLEANUP_QUEUE, CLEANUP_AT, null, { tz: config.hallTimezone })
  await boss.work<{ key: string }>(
    PICTURE_QUEUE,
    { batchSize: 1, pollingIntervalSeconds: 30 },
    async (jobs) => {
      for (const { id, data } of jobs) {
        await doLogged(services, { queue: PICTURE_QUEUE, id }, () =>
          services.storage.remove(data.key),
        )
      }
    },
  )
}
