import { PgBoss } from 'pg-boss'

/** The queues and how they are tried again. */
export const MAIL_QUEUE = 'mail'
export const REMINDER_QUEUE = 'expiry-reminders'
export const CLEANUP_QUEUE = 'clean-up'

const TWO_WEEKS_SECONDS = 14 * 24 * 60 * 60

/** Creates the job queue's own tables and the queues, unless they are there. */
export async function createJobQueues(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  try {
    await boss.createQueue(MAIL_QUEUE, {
      // A mail server may be away for days: tried again after 2 s, 4 s … and then every 10 minutes.
      retryLimit: 2000,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 120,
      retentionSeconds: TWO_WEEKS_SECONDS,
      deleteAfterSeconds: 3600,
      notify: true,
    })
    await boss.createQueue(REMINDER_QUEUE, { retryLimit: 5, retryBackoff: true })
    await boss.createQueue(CLEANUP_QUEUE, { retryLimit: 5, retryBackoff: true })
  } finally {
    await boss.stop({ graceful: false })
  }
}
