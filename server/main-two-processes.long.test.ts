import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EXPIRY_REMINDER_DAYS } from '#shared/domain/booking/standing.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config/read-config.ts'
import { REMINDER_QUEUE } from './db/connection/job-queues.ts'
import { buildServices, type Services } from './services.ts'
import { runSql } from './testing/databases/run-sql.ts'
import { createTestDatabase, type TestDatabase } from './testing/databases/test-database.ts'
import { type MailServer, openMailServer } from './testing/mail-server.ts'
import { addMember } from './testing/members/add-members.ts'
import { buy, DAY } from './testing/members/members.ts'
import { type RealServer, startRealServer } from './testing/process/real-server.ts'

const SECRET = '7fWm2xQ9-kTzR4vLcJ8_bNy3HgPd6sAe'
const WAIT = { timeout: 240_000, interval: 200 }
const SEATS = ['A1', 'A2', 'A3']

let database: TestDatabase
let mails: MailServer
let home: string
let servers: RealServer[]
/** Direct access for the test; it processes no jobs. */
let services: Services

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'hall-many-'))
  mails = await openMailServer()
  database = await createTestDatabase()
  servers = ['a', 'b'].map((name) =>
    startRealServer({
      DATA_DIR: join(home, name),
      DATABASE_URL: database.connectionString,
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      SESSION_SECRET: SECRET,
    }),
  )
  await Promise.all(servers.map(({ url }) => url))
  const config = readConfig({ DATA_DIR: join(home, 'test'), SESSION_SECRET: SECRET })
  const { connectionString } = database
  services = await buildServices(config, { connectionString, print: () => {} })
})
afterEach(async () => {
  for (const { process, ended } of servers) {
    process.kill('SIGKILL')
    await ended
  }
  await services.close()
  await mails.close()
  await database.drop()
  await rm(home, { recursive: true, force: true })
})

/** One member for each day on which a reminder is due. */
async function expiringMembers(): Promise<string[]> {
  const app = await buildApp(services)
  const server = { fastify: app, services, inject: app.inject.bind(app) }
  const emails: string[] = []
  // From 22:00, today's Day batch is over.
  const batch = services.studyDays().openDay === services.today() ? DAY : '24 Hours Batch'
  for (const [index, daysLeft] of EXPIRY_REMINDER_DAYS.entries()) {
    const member = await addMember(server)
    // The end date is not part of the membership.
    const start = addDays(services.today(), daysLeft - 1)
    await buy(member, { seat: SEATS[index] ?? '', batch, start, duration: '1 Day' })
    emails.push(member.email)
  }
  await app.close()
  return emails
}

const jobs = (condition: string) =>
  runSql(
    database.connectionString,
    `SELECT id FROM pgboss.job WHERE name = '${REMINDER_QUEUE}' AND ${condition}`,
  )

test('sends each reminder once when two processes request the daily job', async () => {
  const emails = await expiringMembers()
  const ends = await runSql(
    database.connectionString,
    `SELECT end_date::text AS day FROM bookings ORDER BY end_date`,
  )
  const due = EXPIRY_REMINDER_DAYS.map((days) => ({ day: addDays(services.today(), days) }))
  expect(ends).toEqual(due.sort((one, other) => one.day.localeCompare(other.day)))

  // All processes share the schedule: the job is now due every minute.
  const startedAt = performance.now()
  await services.boss.schedule(REMINDER_QUEUE, '* * * * *', null, { tz: 'Asia/Kolkata' })
  await vi.waitUntil(async () => (await jobs(`state = 'completed'`)).length >= 2, WAIT)
  const minutes = (performance.now() - startedAt) / 60_000
  expect((await jobs('true')).length).toBeLessThanOrEqual(Math.ceil(minutes) + 1)
  // In addition, several requests arrive at the same time.
  await Promise.all(Array.from({ length: 4 }, () => services.boss.send(REMINDER_QUEUE, {})))
  await vi.waitUntil(async () => {
    const waiting = await jobs(`state < 'completed'`)
    const unsent = await runSql(database.connectionString, 'SELECT id FROM outgoing_mails')
    return waiting.length + unsent.length === 0
  }, WAIT)

  const reminders = mails.arrived.filter(({ subject }) => /expires/i.test(subject))
  expect(reminders.map(({ recipient }) => recipient).sort()).toEqual(emails.sort())
  for (const { printed } of servers) expect(printed.stdout).toContain(REMINDER_QUEUE)
})
