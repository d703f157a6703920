import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { updateBooking } from '#shared/contract/booking/booking.ts'
import type { Call } from '#shared/contract/call.ts'
import { completePayment } from '#shared/contract/money/payment.ts'
import { confirmUtr, rejectUtr, sendUtr } from '#shared/contract/money/upi-claim.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import { runSql } from './testing/databases/run-sql.ts'
import { createTestDatabase } from './testing/databases/test-database.ts'
import type { AddedMember } from './testing/members/add-members.ts'
import { bookingOf, newPaymentId } from './testing/members/members.ts'
import { holdLock, waitsForLock } from './testing/process/hold-lock.ts'
import { addMemberTo, SECRET } from './testing/process/killed-payments.ts'
import { type RealServer, startRealServer } from './testing/process/real-server.ts'
import { callProcess } from './testing/process/two-processes.ts'

const UTR = '512345678901'

let home: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let server: RealServer
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'hall-utr-'))
  database = await createTestDatabase()
  await start()
}, 60_000)
afterEach(async () => {
  await server.kill()
  await database.drop()
  await rm(home, { recursive: true, force: true })
})

async function start(): Promise<void> {
  server = startRealServer({
    DATA_DIR: join(home, 'app'),
    DATABASE_URL: database.connectionString,
    SESSION_SECRET: SECRET,
    ADMIN_PASSWORD: 'Quiet-Lamp-7',
    PAYMENTS: 'desk',
  })
  await server.url
}

const sql = (statement: string) => runSql(database.connectionString, statement)

/** Makes the call, kills the server while its transaction waits for `table`, and restarts the server. */
async function killDuring(table: string, call: () => Promise<unknown>): Promise<void> {
  const { connectionString } = database
  const lock = await holdLock(connectionString, `LOCK TABLE ${table}`)
  const answer = call().catch(() => 'none')
  await lock.releaseWhen(() => waitsForLock(connectionString), server.kill)
  expect(await answer).toBe('none')
  await start()
}

async function stateOf(): Promise<unknown> {
  const [state] = await sql(`SELECT
    (SELECT array_agg(status ORDER BY sent_at) FROM upi_claims) AS claims,
    (SELECT array_agg(status) FROM payments) AS payments,
    (SELECT array_agg(status) FROM bookings) AS bookings,
    (SELECT count(*)::int FROM receipts) AS receipts,
    (SELECT count(*)::int FROM postings WHERE account = 'upi') AS postings,
    (SELECT count(*)::int FROM audit_log WHERE action LIKE 'payment.%') AS changes`)
  return state
}

test('a kill while a UTR is sent, rejected or confirmed leaves nothing half done [upi-28]', async () => {
  const member = await addMemberTo(database.connectionString, home)
  const admin = await addMemberTo(database.connectionString, home, { role: 'admin' })
  const ask = async (by: AddedMember, call: Call, body: object) =>
    callProcess(await server.url, call, body, by)
  const firstDay = addDays(dayIn('Asia/Kolkata', new Date()), 1)
  const bookingDetails = bookingOf({ seat: 'A5', start: firstDay })
  expect((await ask(member, updateBooking, { bookingDetails })).status).toBe(200)
  const payment = { paymentId: newPaymentId(), paymentStatus: 'completed', paymentMethod: 'upi' }
  expect((await ask(member, completePayment, payment)).status).toBe(200)
  const [row] = await sql('SELECT id FROM bookings')
  const id = String(Object(row).id)
  const withId = (call: Call): Call => ({
    ...call,
    path: `/${call.path.slice(1).replace(':id', id)}`,
  })
  const send = () => ask(member, sendUtr, { utr: UTR })
  const reject = () => ask(admin, withId(rejectUtr), { utr: UTR, reason: 'notReceived' })
  const confirm = () => ask(admin, withId(confirmUtr), { utr: UTR })
  const held = { payments: ['waiting'], bookings: ['held'], receipts: 0, postings: 0 }

  await killDuring('upi_claims', send)
  expect(await stateOf()).toEqual({ ...held, claims: null, changes: 0 })
  expect((await send()).status).toBe(200)

  await killDuring('outgoing_mails', reject)
  expect(await stateOf()).toEqual({ ...held, claims: ['waiting'], changes: 0 })
  expect((await reject()).status).toBe(200)
  expect(await stateOf()).toEqual({ ...held, claims: ['rejected'], changes: 1 })
  expect((await send()).status).toBe(200)

  await killDuring('receipt_counters', confirm)
  expect(await stateOf()).toEqual({ ...held, claims: ['rejected', 'waiting'], changes: 1 })
  expect((await confirm()).status).toBe(200)
  expect(await stateOf()).toEqual({
    payments: ['completed'],
    bookings: ['paid'],
    receipts: 1,
    postings: 1,
    claims: ['rejected', 'confirmed'],
    changes: 2,
  })
}, 120_000)
