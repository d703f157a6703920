import { afterEach, beforeEach, expect, test } from 'vitest'
import { runningEmbeddedDatabase } from './db/embedded/open-embedded.ts'
import { runSql } from './testing/databases/run-sql.ts'
import { type DataFolder, temporaryDataFolder } from './testing/process/embedded-folder.ts'

const TIMEOUT_MS = 60_000

let folder: DataFolder
beforeEach(async () => {
  folder = await temporaryDataFolder()
})
afterEach(() => folder.remove())

const start = (env: Record<string, string>) =>
  folder.startServer({ ADMIN_PASSWORD: 'Quiet-Lamp-7', ...env })

/** Returns a metric's value by name and labels, as Prometheus parses it. */
async function scrape(address: string): Promise<(line: string) => number | undefined> {
  const response = await fetch(address)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/)
  const page = await response.text()
  expect(page).not.toMatch(/visitor@|unknown-address|zmark/)
  return (line) => {
    const found = page.split('\n').find((each) => each.startsWith(`${line} `))
    return found === undefined ? undefined : Number(found.slice(line.length + 1))
  }
}

const LOGIN =
  'http_request_duration_seconds_count{method="POST",route="/api/auth/login",status="401"}'
const TOURS =
  'http_request_duration_seconds_count{method="GET",route="/api/tour/requests/:email",status="200"}'

test(
  'serves metrics on a separate port, even without the database [security-46]',
  async () => {
    const started = start({ METRICS_PORT: '0' })
    const url = await started.url
    const address = /Metrics at ([^\s"]+)/.exec(started.printed.stdout)?.[1] ?? ''
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/)

    for (const path of ['/metrics', '/api/metrics']) {
      expect((await fetch(new URL(path, url))).status).toBe(404)
    }
    expect((await fetch(new URL('/', address))).status).toBe(404)
    await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'zmark@example.com', password: 'Wrong-passw0rd!' }),
    })
    await fetch(`${url}/tour/requests/visitor@example.com`)
    await fetch(`${url}/unknown-address/of/whatever`)

    const value = await scrape(address)
    expect(value(LOGIN)).toBe(1)
    expect(value(TOURS)).toBe(1)
    expect(value('hall_logins_failed_total{reason="loginFailed"}')).toBe(1)
    expect(value('http_requests_in_flight')).toBe(0)
    expect(value('http_event_streams_open')).toBe(0)
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
    expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    expect(value('database_up')).toBe(1)
    expect(value('database_pool_total')).toBeGreaterThan(0)
    expect(value('database_pool_waiting')).toBe(0)
    for (const name of [
      'hall_queue_jobs{queue="mail"}',
      'hall_queue_failed_jobs{queue="mail"}',
      'hall_mails_waiting',
      'hall_oldest_mail_seconds',
      'hall_mails_total{outcome="sent"}',
      'hall_mails_total{outcome="failed"}',
      'hall_seats{state="held"}',
      'hall_seats{state="paid"}',
    ]) {
      expect(value(name), name).toBe(0)
    }

    const database = (await runningEmbeddedDatabase(folder.dataDir)) ?? ''
    const own = new URL(database)
    own.pathname = '/postgres'
    await runSql(own.href, 'ALTER DATABASE dyanpeeth WITH ALLOW_CONNECTIONS false')
    await runSql(
      own.href,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'dyanpeeth'`,
    )
    const withoutMetrics = await scrape(address)
    expect(withoutMetrics('database_up')).toBe(0)
    expect(withoutMetrics('hall_seats{state="paid"}')).toBeUndefined()
    expect(withoutMetrics(LOGIN)).toBe(1)
  },
  TIMEOUT_MS,
)

test('rejects a bad METRICS_PORT with a one-line error', async () => {
  const { code, stderr } = await start({ METRICS_PORT: 'on' }).ended
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: 'METRICS_PORT must be a whole number from 0 to 65535.\n',
  })
})
