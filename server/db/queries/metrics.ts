import type { Probe } from '#server/db/connection/probe.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'

/** Metrics read from the database; the same in every process. */
export type DatabaseMetrics = {
  /** The pending, retrying and active jobs of each queue. */
  queued: { queue: string; jobs: number }[]
  /** The failed jobs of each queue. */
  failed: { queue: string; jobs: number }[]
  mailsWaiting: number
  /** The age of the oldest waiting email; 0 if there is none. */
  oldestMailSeconds: number
  seatsHeld: number
  seatsPaid: number
}

// $1 is the study day of the Day batch, $2 the study day of Night and 24 Hours.
const RUNNING = `CASE WHEN halves = '[1,2)' THEN daterange(start_date, end_date) @> $1::date
  ELSE daterange(start_date, end_date) @> $2::date END`

/** Counts seats that are paid or held today; expired holds are not counted. */
export async function readDatabaseMetrics(
  probe: Probe,
  { days, now }: { days: StudyDays; now: Date },
): Promise<DatabaseMetrics> {
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
    // The indexes on the end date and on unpaid bookings skip the many past bookings.
    `SELECT 'paid' AS key, count(DISTINCT seat_id) AS count FROM bookings
     WHERE status = 'paid' AND end_date > $2::date AND ${RUNNING}
     UNION ALL
     SELECT 'held', count(DISTINCT seat_id) FROM bookings
     WHERE status = 'held' AND held_until > $3 AND ${RUNNING}`,
    [days.day, days.night, now],
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
  const rows = await probe.query(sql, values)
  return rows.flatMap((row): [string, number][] =>
    isRecord(row) ? [[String(row.key), Number(row.count)]] : [],
  )
}

function isRecord(row: unknown): row is Record<string, unknown> {
  return typeof row === 'object' && row !== null
}
