import { Gauge, Registry } from 'prom-client'
import type { PoolState } from '#server/db/connection/connect.ts'
import type { DatabaseMetrics } from '#server/db/queries/metrics.ts'

/**
 * Returns the metrics that are read on each request. `database` is undefined if it does not
 * respond.
 */
export async function currentMetrics(
  pool: PoolState,
  database: DatabaseMetrics | undefined,
): Promise<string> {
  const registry = new Registry()
  const gauge = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers: [registry] }).set(value)

  const connections = new Gauge({
    name: 'database_pool_connections',
    help: 'Database connections of this process, by state: used or idle',
    labelNames: ['state'] as const,
    registers: [registry],
  })
  connections.set({ state: 'idle' }, pool.idle)
  connections.set({ state: 'used' }, pool.total - pool.idle)
  gauge('database_pool_total', 'Database connections of this process', pool.total)
  gauge('database_pool_waiting', 'Requests waiting for a database connection', pool.waiting)
  gauge('database_up', '1 if the database responded within a second, else 0', database ? 1 : 0)
  if (!database) return registry.metrics()

  const queues = new Gauge({
    name: 'hall_queue_jobs',
    help: 'Pending and active jobs of all processes, by queue',
    labelNames: ['queue'] as const,
    registers: [registry],
  })
  const failed = new Gauge({
    name: 'hall_queue_failed_jobs',
    help: 'Permanently failed jobs of all processes, by queue',
    labelNames: ['queue'] as const,
    registers: [registry],
  })
  for (const { queue, jobs } of database.queued) queues.set({ queue }, jobs)
  for (const { queue, jobs } of database.failed) failed.set({ queue }, jobs)
  gauge('hall_mails_waiting', 'Emails not sent yet', database.mailsWaiting)
  gauge(
    'hall_oldest_mail_seconds',
    'Age of the oldest unsent email in seconds; 0 if there is none',
    database.oldestMailSeconds,
  )
  const seats = new Gauge({
    name: 'hall_seats',
    help: 'Seats held or paid today; a seat may be both, one by night and one by day',
    labelNames: ['state'] as const,
    registers: [registry],
  })
  seats.set({ state: 'held' }, database.seatsHeld)
  seats.set({ state: 'paid' }, database.seatsPaid)
  return registry.metrics()
}
