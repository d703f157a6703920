import { PgBoss } from 'pg-boss'

/** The queues and how they are tried again. */
export const MAIL_QUEUE = 'mail'
export const REMINDER_QUEUE = 'expiry-reminders'
export const CLEANUP_QUEUE = 'clean-up'
/** Pictures that could not be removed at once. */
export const PICTURE_QUEUE = 'remove-picture'

/** How long a mail or a picture's removal is tried again. */
export const TWO_WEEKS_SECONDS = 14 * 24 * 60 * 60

/** A job whose process has died is tried again by another after this and the next look, some 10 s. */
const HEARTBEAT = { heartbeatSeconds: 20 }
const NIGHTLY = { ...HEARTBEAT, retryLimit: 5, retryBackoff: true }

const QUEUES = {
  [MAIL_QUEUE]: {
    ...HEARTBEAT,
    // A mail server may be away for days: tried again after 2 s, 4 s … and then every 10 minutes.
    retryLimit: 2000,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 600,
    // Longer than a delivery may take, so that no mail is sent by two processes at once.
    expireInSeconds: 120,
    retentionSeconds: TWO_WEEKS_SECONDS,
    deleteAfterSeconds: 3600,
    notify: true,
  },
  [REMINDER_QUEUE]: NIGHTLY,
  [CLEANUP_QUEUE]: NIGHTLY,
  [PICTURE_QUEUE]: {
    ...HEARTBEAT,
    retryLimit: 2000,
    retryDelay: 60,
    retryDelayMax: 3600,
    retryBackoff: true,
    retentionSeconds: TWO_WEEKS_SECONDS,
  },
}

/** Creates the job queue's own tables and the queues; queues that are there get the present values. */
export async function createJobQueues(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  try {
    for (const [name, options] of Object.entries(QUEUES)) {
      await boss.createQueue(name, options)
      await boss.updateQueue(name, options)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
