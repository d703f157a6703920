import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runSql } from '#server/testing/databases/run-sql.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/databases/test-database.ts'
import { connectReads, type Database } from './connect.ts'
import { isUnavailable } from './violations.ts'

let database: TestDatabase
let reads: Database
beforeEach(async () => {
  database = await createTestDatabase()
  reads = connectReads(database.connectionString)
})
afterEach(async () => {
  await reads.destroy()
  await database.drop()
})

async function backendPid(): Promise<number> {
  const query = sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`
  return (await query.execute(reads)).rows[0]?.pid ?? 0
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

const endConnections = () =>
  runSql(
    database.connectionString,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )

test('sends the statements of one turn on one connection, and uses three in turn', async () => {
  const together = await Promise.all(Array.from({ length: 20 }, backendPid))
  expect(new Set(together).size).toBe(1)
  const inTurn: number[] = []
  for (let turn = 0; turn < 7; turn++) {
    inTurn.push(await backendPid())
    await nextTurn()
  }
  expect(new Set(inTurn).size).toBe(3)
})

test('plans a statement once for all values', async () => {
  const endingAfter = (day: string) =>
    sql`SELECT FROM bookings WHERE end_date > ${day}`.execute(reads)
  const countPlans = () =>
    sql`SELECT custom_plans AS custom, generic_plans AS generic FROM pg_prepared_statements
      WHERE statement LIKE '%end_date > $1'`.execute(reads)
  // In one turn, and so one after another on one connection.
  const days = ['2026-11-01', '2026-11-02', '2026-11-03']
  const results = await Promise.all([...days.map(endingAfter), countPlans()])
  expect(results.at(-1)?.rows).toEqual([{ custom: '0', generic: '3' }])
})

test('a failed statement does not disturb the others of its turn', async () => {
  const outcomes = await Promise.allSettled([
    backendPid(),
    sql`SELECT 1 / ${0}::int`.execute(reads),
    backendPid(),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('replaces lost connections, and repeats the reads that ran on them', async () => {
  const before: number[] = []
  for (let turn = 0; turn < 3; turn++) before.push(await backendPid())
  const running = Array.from({ length: 4 }, async () => {
    await sql`SELECT pg_sleep(${0.5})`.execute(reads)
    return 'answered'
  })
  await endConnections()
  expect(await Promise.all(running)).toEqual(['answered', 'answered', 'answered', 'answered'])
  const after: number[] = []
  for (let turn = 0; turn < 6; turn++) {
    after.push(await backendPid())
    await nextTurn()
  }
  expect(after.filter((pid) => before.includes(pid))).toEqual([])
})

test('fails when the connections are lost again and again', async () => {
  const failure = sql`SELECT pg_terminate_backend(pg_backend_pid())`
    .execute(reads)
    .catch((error) => error)
  expect(isUnavailable(await failure)).toBe(true)
  expect(await backendPid()).toBeGreaterThan(0)
})

test('stays usable after connections were lost many times', async () => {
  for (let times = 0; times < 6; times++) {
    await Promise.all([backendPid(), endConnections()])
    for (let turn = 0; turn < 3; turn++) {
      expect(await backendPid()).toBeGreaterThan(0)
      await nextTurn()
    }
  }
})

test('tries to connect again after a failed attempt', async () => {
  const unreachable = connectReads('postgres://nobody@127.0.0.1:1/none')
  for (let times = 0; times < 4; times++) {
    await expect(sql`SELECT 1`.execute(unreachable)).rejects.toThrow('ECONNREFUSED')
  }
  await unreachable.destroy()
})

test('replaces a connection on which a read is not answered in time', async () => {
  const impatient = connectReads(database.connectionString, { timeoutMs: 500 })
  const failure = await sql`SELECT pg_sleep(30)`.execute(impatient).catch((error) => error)
  expect(isUnavailable(failure)).toBe(true)
  for (let times = 0; times < 4; times++) await sql`SELECT 1`.execute(impatient)
  await impatient.destroy()
})

test('refuses transactions', async () => {
  const work = reads.transaction().execute((trx) => sql`SELECT 1`.execute(trx))
  await expect(work).rejects.toThrow('no transactions')
})
