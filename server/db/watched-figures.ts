import type { Probe } from './probe.ts'

/** How the hall and its queues stand, whichever process is asked. */
export type WatchedFigures = {
  /** Jobs of each queue that wait, for their time or for another try, or are being done. */
  queued: { queue: string; jobs: number }[]
  /** Jobs of each queue that were given up. */
  failed: { queue: string; jobs: number }[]
  mailsWaiting: number
  /** How long the oldest of them has waited; 0 when there is none. */
  oldestMailSeconds: number
  seatsHeld: number
  seatsPaid: number
}

/** The seats are those of today, and of unpaid bookings those whose hold has not ended. */
export async function readWatchedFigures(
  probe: Probe,
  { today, now }: { today: string; now: Date },
): Promise<WatchedFigures> {
  const queues = await counts(
    probe,
    `SELECT queue.name AS key,
            (SELECT count(*) FROM pgboss.job WHERE job.name = queue.name AND state < 'completed') AS count
     FROM pgboss.queue`,
  )
  const failed = await counts(
    probe,
    `SELECT queue.name AS key,
            (SELECT count(*) FROM pgboss.job WHERE job.name = queue.name AND state = 'failed') AS count
     FROM pgboss.queue`,
  )
  const mails = await counts(
    probe,
    `SELECT 'waiting' AS key, count(*) AS count FROM outgoing_mails
     UNION ALL
     SELECT 'oldest', greatest(extract(epoch FROM $1::timestamptz - min(created_at)), 0)
     FROM outgoing_mails`,
    [now],
  )
  const seats = await counts(
    probe,
    // Of the many bookings that are over the indexes on the end and on what is unpaid spare the reading.
    `SELECT 'paid' AS key, count(DISTINCT seat_id) AS count FROM bookings
     WHERE status = 'paid' AND end_date > $1::date AND start_date <= $1::date
     UNION ALL
     SELECT 'held', count(DISTINCT seat_id) FROM bookings
     WHERE status = 'held' AND held_until > $2 AND end_date > $1::date AND start_date <= $1::date`,
    [today, now],
  )
  return {
    queued: queues.map(([queue, jobs]) => ({ queue, jobs })),
    failed: failed.map(([queue, jobs]) => ({ queue, jobs })),
    mailsWaiting: new Map(mails).get('waiting') ?? 0,
    oldestMailSeconds: new Map(mails).get('oldest') ?? 0,
    seatsHeld: new Map(seats).get('held') ?? 0,
    seatsPaid: new Map(seats).get('paid') ?? 0,
  }
}

async function counts(
  probe: Probe,
  sql: string,
  values: unknown[] = [],
): Promise<[key: string, count: number][]> {
  const rows = await probe.ask(sql, values)
  return rows.flatMap((row): [string, number][] =>
    isRecord(row) ? [[String(row.key), Number(row.count)]] : [],
  )
}

function isRecord(row: unknown): row is Record<string, unknown> {
  return typeof row === 'object' && row !== null
}
