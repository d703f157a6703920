import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendOtp } from '#shared/contract/user/auth.ts'
import { runSql } from './testing/databases/run-sql.ts'
import { createTestDatabase, type TestDatabase } from './testing/databases/test-database.ts'
import { type MailServer, openMailServer } from './testing/mail-server.ts'
import { type RealServer, startRealServer } from './testing/process/real-server.ts'

/** An overdue heartbeat, the next poll, and a margin. */
const TAKEOVER_MS = 60_000

let database: TestDatabase
let mails: MailServer
let home: string
const started: RealServer[] = []

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'hall-takeover-'))
  database = await createTestDatabase()
  mails = await openMailServer({ hangs: 1 })
})
afterEach(async () => {
  for (const { process, ended } of started) {
    process.kill('SIGKILL')
    await ended
  }
  await database.drop()
  await mails.close()
  await rm(home, { recursive: true, force: true })
})

function start(name: string): RealServer {
  const server = startRealServer({
    DATA_DIR: join(home, name),
    DATABASE_URL: database.connectionString,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    SESSION_SECRET: '7fWm2xQ9-kTzR4vLcJ8_bNy3HgPd6sAe',
    ADMIN_PASSWORD: 'Quiet-Lamp-7',
    PAYMENTS: '',
  })
  started.push(server)
  return server
}

async function jobStates(): Promise<unknown[]> {
  return runSql(database.connectionString, `SELECT state FROM pgboss.job WHERE name = 'mail'`)
}

test('an email that a killed process had started to send is sent once by another', async () => {
  const first = start('a')
  const url = await first.url
  await fetch(`${url}${sendOtp.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'new@example.com' }),
  })
  await vi.waitUntil(() => mails.hanging() === 1, { timeout: 10_000 })
  await start('b').url
  await first.kill()
  expect(await jobStates()).toEqual([{ state: 'active' }])

  await vi.waitUntil(() => mails.arrived.length > 0, { timeout: TAKEOVER_MS, interval: 200 })
  await vi.waitUntil(
    async () =>
      (await runSql(database.connectionString, 'SELECT id FROM outgoing_mails')).length === 0,
    { timeout: 10_000 },
  )
  expect(mails.arrived.map(({ recipient }) => recipient)).toEqual(['new@example.com'])
}, 120_000)
