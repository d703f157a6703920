import { Gauge, Registry } from 'prom-client'
import type { PoolState } from '#server/db/connection/connect.ts'
import type { WatchedFigures } from '#server/db/queries/watched-figures.ts'

/** Returns the metrics that are read on each request. `figures` is undefined without a database. */
export async function figuresPage(
  pool: PoolState,
  figures: WatchedFigures | undefined,
): Promise<string> {
  const registry = new Registry()
  const gauge = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers: [registry] }).set(value)

  const connections = new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of this process to the database, used or idle',
    labelNames: ['state'] as const,
    registers: [registry],
  })
  connections.set({ state: 'idle' }, pool.idle)
  connections.set({ state: 'used' }, pool.total - pool.idle)
  gauge('database_pool_total', 'Connections of this process to the database', pool.total)
  gauge('database_pool_waiting', 'Requests that wait for a connection', pool.waiting)
  gauge('database_up', '1 when the database answered within a second, else 0', figures ? 1 : 0)
  if (!figures) return registry.metrics()

  const queues = new Gauge({
    name: 'hall_queue_jobs',
    help: 'Jobs that wait or are being done, by queue, over all processes',
    labelNames: ['queue'] as const,
    registers: [registry],
  })
  const failed = new Gauge({
    name: 'hall_queue_failed_jobs',
    help: 'Jobs that were given up, by queue, over all processes',
    labelNames: ['queue'] as const,
    registers: [registry],
  })
  for (const { queue, jobs } of figures.queued) queues.set({ queue }, jobs)
  for (const { queue, jobs } of figures.failed) failed.set({ queue }, jobs)
  gauge('hall_mails_waiting', 'Mails that were not handed over yet', figures.mailsWaiting)
  gauge(
    'hall_oldest_mail_seconds',
    'How long the oldest of the mails that wait has waited; 0 without any',
    figures.oldestMailSeconds,
  )
  const seats = new Gauge({
    name: 'hall_seats',
    help: 'Seats that are held unpaid or paid today; one may be both, by night and by day',
    labelNames: ['state'] as const,
    registers: [registry],
  })
  seats.set({ state: 'held' }, figures.seatsHeld)
  seats.set({ state: 'paid' }, figures.seatsPaid)
  return registry.metrics()
}
