import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runSql } from '#server/testing/databases/run-sql.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/databases/test-database.ts'
import {
  type ChangeNotification,
  type ChangeNotifications,
  openChangeNotifications,
} from './change-notifications.ts'
import { connect, type Database, type Queryable } from './connect.ts'
import { inTransaction } from './run-transaction.ts'

const ROOM = 'Dyandhara Kaksh'
const seats: ChangeNotification = { about: 'seats', room: ROOM }
const anything: ChangeNotification = { about: 'anything' }

type Process = { changes: ChangeNotifications; received: ChangeNotification[]; pid: number }

let database: TestDatabase
let processes: Process[]
let db: Database
beforeEach(async () => {
  database = await createTestDatabase()
  processes = []
  const { changes } = await startProcess()
  ;({ db } = connect(database.connectionString, { max: 1, publish: changes.publish }))
})
afterEach(async () => {
  await db.destroy()
  for (const { changes } of processes) await changes.close()
  await database.drop()
})

async function startProcess(): Promise<Process> {
  const received: ChangeNotification[] = []
  let pid = 0
  const changes = await openChangeNotifications(database.connectionString, {
    async onConnect(client) {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      pid = rows[0]?.pid ?? 0
    },
    onReconnect: async () => undefined,
    probeMs: 50,
  })
  changes.listen((change) => received.push(change))
  const started = { changes, received, pid }
  processes.push(started)
  return started
}

/** What a trigger does when a booking changes. */
const changeSeat = (trx: Queryable, room = ROOM) =>
  sql`SELECT notify_of_change('seats', ${room})`.execute(trx)

test('notifies every process after the commit, not before, and once for each transaction', async () => {
  const { received } = await startProcess()
  await inTransaction(db, async (trx) => {
    await changeSeat(trx)
    await changeSeat(trx)
    await runSql(database.connectionString, `NOTIFY sessions`)
    await vi.waitFor(() => expect(received).toEqual([{ about: 'sessions' }]))
  })
  await vi.waitFor(() => expect(received).toEqual([{ about: 'sessions' }, seats]))
})

test('gathers the notifications of a rush, and tells of the last change', async () => {
  const { received } = await startProcess()
  for (let turn = 0; turn < 100; turn++) await changeSeat(db)
  await changeSeat(db, 'Dyanpurn Kaksh')
  await vi.waitFor(() =>
    expect(received.at(-1)).toEqual({ about: 'seats', room: 'Dyanpurn Kaksh' }),
  )
  expect(received.length).toBeLessThan(90)
})

test('notifies of a change whose connection is lost after it committed', async () => {
  const { received } = await startProcess()
  const lost = inTransaction(db, async (trx) => {
    await changeSeat(trx)
    await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(trx)
  })
  await expect(lost).rejects.toThrow()
  await vi.waitFor(() => expect(received).toEqual([seats]))
})

test('sends what it could not send while its connection was lost', async () => {
  const { received } = await startProcess()
  const cut = () =>
    runSql(database.connectionString, `SELECT pg_terminate_backend(${processes[0]?.pid})`)
  await cut()
  await changeSeat(db)
  await vi.waitFor(() => expect(received).toContainEqual(seats), { timeout: 10_000 })
})

test('treats the death of another process as a change of anything', async () => {
  const dying = await startProcess()
  const { received } = await startProcess()
  await dying.changes.close()
  await vi.waitFor(() => expect(received).toEqual([anything]), { timeout: 5_000 })
})

test('a connection that can not notify later notifies in its transaction', async () => {
  const { received } = await startProcess()
  await runSql(database.connectionString, `SELECT notify_of_change('seats', '${ROOM}')`)
  await vi.waitFor(() => expect(received).toEqual([seats]))
})

test('sends what was published before it closes', async () => {
  const { changes } = await startProcess()
  const { received } = await startProcess()
  changes.publish([{ channel: 'sessions', payload: '' }])
  changes.publish([{ channel: 'seats', payload: ROOM }])
  await changes.close()
  await vi.waitFor(() => expect(received).toContainEqual(seats))
})
