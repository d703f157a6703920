import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** In seconds: from a cached response to one that users consider broken. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type OpenRequests = { requests: number; streams: number }

/** The metrics of one process. Labels are low-cardinality: route patterns, never raw URLs. */
export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  let countOpenRequests = (): OpenRequests => ({ requests: 0, streams: 0 })
  new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests in progress, excluding event streams',
    registers,
    collect() {
      this.set(countOpenRequests().requests)
    },
  })
  new Gauge({
    name: 'http_event_streams_open',
    help: 'Open event streams',
    registers,
    collect() {
      this.set(countOpenRequests().streams)
    },
  })
  const mails = new Counter({
    name: 'hall_mails_total',
    help: 'Emails sent by this process, and failed attempts, which are retried',
    labelNames: ['outcome'] as const,
    registers,
  })
  // Starts at 0, because a rate needs a first value before the first email.
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0)
  return {
    registry,
    mails,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of requests by method, route and status, excluding event streams',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: DURATION_BUCKETS,
      registers,
    }),
    /** Sets the function that counts open requests whenever the metrics are read. */
    setOpenRequestCounter(count: () => OpenRequests): void {
      countOpenRequests = count
    },
    bookingsMade: new Counter({
      name: 'hall_bookings_made_total',
      help: 'Seats held for a first booking or a renewal',
      labelNames: ['kind'] as const,
      registers,
    }),
    bookingsRefused: new Counter({
      name: 'hall_bookings_refused_total',
      help: 'Refused bookings by refusal code',
      labelNames: ['reason'] as const,
      registers,
    }),
    loginsFailed: new Counter({
      name: 'hall_logins_failed_total',
      help: 'Refused logins by refusal code',
      labelNames: ['reason'] as const,
      registers,
    }),
  }
}
