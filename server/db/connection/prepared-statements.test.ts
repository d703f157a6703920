import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from '#server/db/queries/admin/settings.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { findSessionUser } from '#server/db/queries/user/user.ts'
import { openJobQueue } from '#server/jobs/open-job-queue.ts'
import { runSql } from '#server/testing/databases/run-sql.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/databases/test-database.ts'
import { connect, type Database } from './connect.ts'
import { PLANNED_FOR_VALUES } from './prepared-statements.ts'

let database: TestDatabase
let db: Database
beforeEach(async () => {
  database = await createTestDatabase()
  db = connect(database.connectionString, { max: 1 }).db
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

const sessionId = '00000000-0000-4000-8000-000000000000'

/** The other statements prepared on the only connection. */
async function preparedStatements(): Promise<string[]> {
  const query = sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements
    WHERE statement NOT LIKE '%pg_prepared_statements%'`
  return (await query.execute(db)).rows.map(({ statement }) => statement)
}

test('prepares a statement once, however often it runs', async () => {
  for (let times = 0; times < 3; times++) await findSessionUser(db, sessionId, new Date())
  expect(await preparedStatements()).toEqual([expect.stringContaining('inner join "sessions"')])
})

test('prepares queries without values and the statement that queues an email', async () => {
  const boss = await openJobQueue(database.connectionString)
  const mail = {
    recipient: 'asha@example.com',
    subject: 'Hello',
    text: 'Hello',
    language: 'en',
  } as const
  await readSettings(db)
  await db.transaction().execute((trx) => queueMail(trx, boss, mail, new Date()))
  await boss.stop()
  const statements = await preparedStatements()
  expect(statements).toContainEqual(expect.stringContaining('from "settings"'))
  expect(statements).toContainEqual(expect.stringContaining('INSERT INTO pgboss.'))
  expect(statements.filter((statement) => /^(begin|commit)/i.test(statement))).toEqual([])
})

test('does not prepare a statement that is planned for its values', async () => {
  const users = db.selectFrom('users').where('full_name', '=', 'Asha').select('id')
  await users.modifyFront(PLANNED_FOR_VALUES).execute()
  expect(await preparedStatements()).toEqual([])
  await users.execute()
  expect(await preparedStatements()).toEqual([expect.stringContaining('from "users"')])
})

test('does not prepare a statement that inserts many rows', async () => {
  const insert = (count: number) =>
    db
      .insertInto('files_to_remove')
      .values(Array.from({ length: count }, (_, index) => ({ key: `${count}-${index}` })))
      .execute()
  for (const count of [1, 101]) await insert(count)
  expect(await preparedStatements()).toEqual([expect.stringMatching(/values \(\$1\)$/)])
})

test('runs a prepared statement with new values each time', async () => {
  const add = async (a: number, b: number) => {
    const { rows } = await sql<{ sum: number }>`SELECT ${a}::int + ${b}::int AS sum`.execute(db)
    return rows[0]?.sum
  }
  expect([await add(1, 2), await add(40, 2)]).toEqual([3, 42])
})

test('runs the next statement after a failed one', async () => {
  const divide = (by: number) => sql<{ ten: number }>`SELECT 10 / ${by}::int AS ten`.execute(db)
  await expect(divide(0)).rejects.toThrow('division by zero')
  expect((await divide(5)).rows).toEqual([{ ten: 2 }])
})

test('limits the number of prepared statements per connection', async () => {
  for (let number = 0; number < 250; number++) {
    await sql`SELECT ${number}::int AS ${sql.ref(`column_${number}`)}`.execute(db)
  }
  expect(await preparedStatements()).toHaveLength(200)
})

test('still runs a prepared statement after a migration has added a column', async () => {
  const { connectionString } = database
  const before = await readSettings(db)
  await findSessionUser(db, sessionId, new Date())
  const allColumns = db.selectFrom('users').selectAll().where('id', '=', sessionId)
  await allColumns.execute()
  for (const table of ['settings', 'users', 'bookings', 'sessions', 'membership_details']) {
    await runSql(connectionString, `ALTER TABLE ${table} ADD COLUMN later integer`)
  }
  expect(await readSettings(db)).toEqual(before)
  expect(await findSessionUser(db, sessionId, new Date())).toBeUndefined()
  expect(await allColumns.execute()).toEqual([])
})
