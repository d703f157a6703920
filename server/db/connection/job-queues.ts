import { PgBoss, type QueuePolicy } from 'pg-boss'

/** The job queues and their retry settings. */
export const MAIL_QUEUE = 'mail'
export const REMINDER_QUEUE = 'expiry-reminders'
export const CLEANUP_QUEUE = 'clean-up'
/** Removes pictures whose first removal failed. */
export const PICTURE_QUEUE = 'remove-picture'
/** Reminds members of unpaid bookings. */
export const PAYMENT_REMINDER_QUEUE = 'payment-reminders'
/** Finishes payments that a crash or an unreachable gateway left open. */
export const PAYMENT_QUEUE = 'open-payments'

/** Sends notifications to members' browsers. */
export const PUSH_QUEUE = 'push'

/** How long an email or the removal of a picture is retried. */
export const TWO_WEEKS_SECONDS = 14 * 24 * 60 * 60

/** If a process dies, another retries its job after this time, plus up to 10 s until the next check. */
const HEARTBEAT = { heartbeatSeconds: 20 }
/** Queued every minute, so a failed job needs no retry. */
const EVERY_MINUTE = {
  ...HEARTBEAT,
  retryLimit: 0,
  expireInSeconds: 300,
  deleteAfterSeconds: 3600,
}
const NIGHTLY = { ...HEARTBEAT, retryLimit: 5, retryBackoff: true }

const QUEUES = {
  [MAIL_QUEUE]: {
    ...HEARTBEAT,
    // A mail server may be down for days: retries after 2 s, 4 s … and then every 10 minutes.
    retryLimit: 2000,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 600,
    // Longer than a delivery may take, so that two processes never send the same email.
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
  [PAYMENT_REMINDER_QUEUE]: EVERY_MINUTE,
  [PAYMENT_QUEUE]: { ...EVERY_MINUTE, notify: true },
  // A notification is useless a day later, and there is always an email about the same event.
  [PUSH_QUEUE]: {
    ...HEARTBEAT,
    retryLimit: 12,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 60,
    retentionSeconds: 24 * 60 * 60,
    deleteAfterSeconds: 3600,
    notify: true,
  },
}

/** One job handles all open payments or due reminders, so a second one is not queued while one is pending. */
const POLICIES: Readonly<Record<string, QueuePolicy>> = {
  [PAYMENT_QUEUE]: 'short',
  [PAYMENT_REMINDER_QUEUE]: 'short',
}

/** Creates the job queue's tables and the queues. Existing queues get the current settings. */
export async function createJobQueues(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  try {
    for (const [name, options] of Object.entries(QUEUES)) {
      const policy = POLICIES[name] ?? 'standard'
      await boss.createQueue(name, { ...options, policy })
      await boss.updateQueue(name, options)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
