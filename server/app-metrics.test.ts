import { afterEach, beforeEach, expect, test } from 'vitest'
import { login } from '#shared/contract/user/auth.ts'
import { StartupError } from './config/startup-error.ts'
import { openProbe } from './db/connection/probe.ts'
import { readDatabaseMetrics } from './db/queries/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { openBrowser } from './testing/browser.ts'
import { addMember } from './testing/members/add-members.ts'
import { book, buy } from './testing/members/members.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

/** The lines of a metric whose value is not 0. */
async function counterLines(name: string): Promise<string[]> {
  const page = await app.services.metrics.registry.metrics()
  return page.split('\n').filter((line) => line.startsWith(name) && !line.endsWith(' 0'))
}

test('counts bookings by result, and logins by result', async () => {
  const [member, late] = [await addMember(app), await addMember(app)]
  await buy(member, { seat: 'A1' })
  await book(late, { seat: 'A1' })
  await book(late, { seat: 'A1' })
  expect(await counterLines('hall_bookings_made_total')).toEqual([
    'hall_bookings_made_total{kind="first"} 1',
  ])
  expect(await counterLines('hall_bookings_refused_total')).toEqual([
    'hall_bookings_refused_total{reason="seatTaken"} 2',
  ])

  const visitor = openBrowser(app)
  await visitor.call(login, { body: { email: member.email, password: 'Not-my-passw0rd' } })
  await visitor.call(login, { body: { email: member.email, password: '' } })
  expect(await counterLines('hall_logins_failed_total')).toEqual([
    'hall_logins_failed_total{reason="loginFailed"} 1',
  ])
})

test('counts emails that were sent', async () => {
  const member = await addMember(app)
  await buy(member)
  await app.mailSubjects(member.email)
  expect(await counterLines('hall_mails_total')).toEqual(['hall_mails_total{outcome="sent"} 2'])
})

test('reports the age of the oldest queued email', async () => {
  const { db } = app.services
  const probe = openProbe(app.connectionString)
  const oldestMailSeconds = async () =>
    (await readDatabaseMetrics(probe, { days: app.services.studyDays(), now: app.clock.now }))
      .oldestMailSeconds
  expect(await oldestMailSeconds()).toBe(0)
  for (const recipient of ['late@example.com', 'later@example.com']) {
    const row = { recipient, subject: 'Hello', body: 'Hello', created_at: app.clock.now }
    await db.insertInto('outgoing_mails').values(row).execute()
    app.clock.advance({ minutes: 10 })
  }
  expect(await oldestMailSeconds()).toBe(1200)
  await probe.close()
})

test('counts event streams as open streams, not as requests in flight', async () => {
  app.fastify.get('/stream', (_request, reply) => {
    reply.hijack()
    reply.raw.setHeader('content-type', 'text/event-stream').write('data: 1\n\n')
  })
  const url = await app.fastify.listen({ host: '127.0.0.1', port: 0 })
  const browser = new AbortController()
  const response = await fetch(`${url}/stream`, { signal: browser.signal })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(await counterLines('http_event_streams_open')).toEqual(['http_event_streams_open 1'])
  expect(await counterLines('http_requests_in_flight')).toEqual([])
  browser.abort()
  await expect.poll(() => counterLines('http_event_streams_open')).toEqual([])
  expect(await counterLines('http_request_duration_seconds')).toEqual([])
})

test('reports a port in use with a one-line error', async () => {
  const { connectionString, services } = app
  const options = { connectionString, host: '127.0.0.1' }
  const metrics = await serveMetrics(services, { ...options, port: 0 })
  const port = Number(new URL(metrics.address).port)
  await expect(serveMetrics(services, { ...options, port })).rejects.toThrow(
    new StartupError(
      `Port ${port} is already in use. Stop the other program or set METRICS_PORT to a free one.`,
    ),
  )
  await metrics.close()
})
