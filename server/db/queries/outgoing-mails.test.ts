import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Database } from '#server/db/connection/connect.ts'
import { awaitPipelined, inTransaction } from '#server/db/connection/run-transaction.ts'
import { openJobQueue } from '#server/jobs/open-job-queue.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/databases/test-database.ts'
import { prepareMail } from './outgoing-mails.ts'

let database: TestDatabase
let db: Database
let boss: PgBoss
beforeAll(async () => {
  database = await createTestDatabase()
  db = connect(database.connectionString).db
  boss = await openJobQueue(database.connectionString)
})
afterAll(async () => {
  await boss.stop()
  await db.destroy()
  await database.drop()
})

const MAIL = {
  recipient: 'asha@example.com',
  subject: 'Hello',
  text: 'Hello, Asha',
  language: 'en',
} as const

/** The emails, and the ids of the emails that have a job. */
async function queued() {
  const jobs = sql<{ id: string }>`SELECT data->>'mailId' AS id FROM pgboss.job WHERE name = 'mail'`
  return {
    mails: await db.selectFrom('outgoing_mails').selectAll().execute(),
    jobs: (await jobs.execute(db)).rows.map(({ id }) => id),
  }
}

test('an email that is sent with COMMIT is stored with its job', async () => {
  const queue = await prepareMail(boss, MAIL, new Date())
  await inTransaction(db, (trx, commitWith) => commitWith(() => queue(trx)))
  const { mails, jobs } = await queued()
  expect(mails).toMatchObject([
    {
      recipient: 'asha@example.com',
      body: 'Hello, Asha',
      code: null,
      pass_text: null,
      paper: null,
    },
  ])
  expect(jobs).toEqual(mails.map(({ id }) => id))
})

test('a statement that fails beside the email leaves neither an email nor a job', async () => {
  const before = await queued()
  const queue = await prepareMail(boss, MAIL, new Date())
  const work = inTransaction(db, (trx, commitWith) =>
    commitWith(() => awaitPipelined([sql`SELECT 1 / 0`.execute(trx), queue(trx)])),
  )
  await expect(work).rejects.toThrow('division by zero')
  expect(await queued()).toEqual(before)
})

test('for a recipient without an email, queues nothing', async () => {
  const before = await queued()
  const queue = await prepareMail(boss, { ...MAIL, recipient: null }, new Date())
  await inTransaction(db, (trx, commitWith) => commitWith(() => queue(trx)))
  expect(await queued()).toEqual(before)
})
