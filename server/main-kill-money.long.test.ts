import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateBooking } from '#shared/contract/booking/booking.ts'
import { cancelBooking } from '#shared/contract/booking/desk-booking.ts'
import type { Call } from '#shared/contract/call.ts'
import { closeDay } from '#shared/contract/money/books.ts'
import * as cash from '#shared/contract/money/cash.ts'
import { confirmPayment, payDue, refundBooking } from '#shared/contract/money/desk-payment.ts'
import { completePayment } from '#shared/contract/money/payment.ts'
import { importStatement } from '#shared/contract/money/statement.ts'
import { sendUtr } from '#shared/contract/money/upi-claim.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import { NO_CASH } from '#shared/domain/money/cash-shift.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config/read-config.ts'
import { buildServices, type Services } from './services.ts'
import { runSql } from './testing/databases/run-sql.ts'
import { createTestDatabase } from './testing/databases/test-database.ts'
import { type AddedMember, addMember } from './testing/members/add-members.ts'
import { bookingOf, newPaymentId } from './testing/members/members.ts'
import { problemsInBooks } from './testing/money/problems-in-books.ts'
import { holdLock, waitsForLock } from './testing/process/hold-lock.ts'
import { SECRET } from './testing/process/killed-payments.ts'
import { type RealServer, startRealServer } from './testing/process/real-server.ts'
import { callProcess } from './testing/process/two-processes.ts'

const ROUNDS = 20
/** In the first rounds, the server is killed when it waits for one of these tables; later, after some milliseconds. */
const TABLES = [
  'bookings',
  'payments',
  'cash_shifts',
  'journals',
  'postings',
  'receipt_counters',
  'receipts',
  'audit_log',
  'outgoing_mails',
  'refunds',
]
const LONGEST_WAIT_MS = 30
const PRICE = 99
const FLOAT = 100
const REFUND = 40
const FIRST_PART = 40
const TODAY = dayIn('Asia/Kolkata', new Date())

/** The numbers of rows that the acts of a round add to. */
const COUNTS = `SELECT
  (SELECT count(*)::int FROM payments WHERE status = 'completed') AS paid,
  (SELECT count(*)::int FROM receipts) AS receipts,
  (SELECT count(*)::int FROM upi_claims) AS claims,
  (SELECT count(*)::int FROM dues) AS dues,
  (SELECT count(*)::int FROM dues WHERE open = 0) AS dues_settled,
  (SELECT count(*)::int FROM refunds) AS refunds,
  (SELECT count(*)::int FROM statement_rows) AS statement_rows,
  (SELECT count(*)::int FROM cash_shifts) AS shifts,
  (SELECT count(*)::int FROM cash_shifts WHERE closed_at IS NOT NULL) AS shifts_closed,
  (SELECT count(*)::int FROM cash_shifts WHERE received_at IS NOT NULL) AS hand_overs,
  (SELECT count(*)::int FROM cash_expenses) AS expenses,
  (SELECT count(*)::int FROM cash_expenses WHERE taken_back_at IS NOT NULL) AS expenses_taken_back,
  (SELECT count(*)::int FROM bookings WHERE status = 'cancelled') AS cancelled,
  (SELECT count(*)::int FROM day_closings) AS days_closed`

let home: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let services: Services
let server: RealServer
let people: { owner: AddedMember; desk: AddedMember; members: AddedMember[] }

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'hall-money-'))
  database = await createTestDatabase()
  const { connectionString } = database
  const config = readConfig({ DATA_DIR: join(home, 'test'), SESSION_SECRET: SECRET })
  services = await buildServices(config, { connectionString, print: () => {} })
  const app = await buildApp(services)
  const running = { fastify: app, services, inject: app.inject.bind(app) }
  people = {
    owner: await addMember(running, { role: 'super_admin', membership: false }),
    desk: await addMember(running, { role: 'receptionist', membership: false }),
    members: [await addMember(running), await addMember(running), await addMember(running)],
  }
  await app.close()
  await start()
})
afterAll(async () => {
  await server.kill()
  await services.close()
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
    RATE_LIMITS: 'off',
  })
  await server.url
}

const sql = (statement: string) => runSql(database.connectionString, statement)

type Act = {
  by: AddedMember
  call: Call
  /** The path's parameter. */
  id?: string
  body?: object
  /** The act's changes to COUNTS. */
  adds: Record<string, number>
}

async function send({ by, call, id = '', body }: Act) {
  const path: Call['path'] = `/${call.path.slice(1).replace(':id', id)}`
  return callProcess(await server.url, { ...call, path }, body, by)
}

/** Sends the act, and kills the server once it waits for the table or has answered. */
async function killAt(table: string, act: Act): Promise<void> {
  const { connectionString } = database
  const lock = await holdLock(connectionString, `LOCK TABLE ${table}`)
  let answered = false
  const answer = send(act).then(
    () => (answered = true),
    () => undefined,
  )
  await lock.releaseWhen(async () => answered || waitsForLock(connectionString), server.kill)
  await answer
}

async function killAfter(ms: number, act: Act): Promise<void> {
  const answer = send(act).catch(() => undefined)
  await sleep(ms)
  await server.kill()
  await answer
}

/** The acts of a round, in order. Each can use the ids that earlier ones have created. */
async function* actsOf(round: number): AsyncGenerator<Act> {
  const { owner, desk, members } = people
  const [inCash, byUpi, byStatement] = members
  if (!inCash || !byUpi || !byStatement) throw new Error('Three members are needed')
  const utr = `5123456789${String(round).padStart(2, '0')}`
  const shift = crypto.randomUUID()
  const count = { ...NO_CASH, coins: FLOAT }
  yield {
    by: desk,
    call: cash.openShift,
    body: { id: shift, drawer: 'Front', count },
    adds: { shifts: 1 },
  }

  const bookings: string[] = []
  for (const [index, by] of [inCash, byUpi, byStatement].entries()) {
    const details = {
      seat: `A${index + 1}`,
      duration: '1 Day' as const,
      start: addDays(TODAY, round + 1),
    }
    const booked = await send({
      by,
      call: updateBooking,
      body: { bookingDetails: bookingOf(details) },
      adds: {},
    })
    expect(booked.status).toBe(200)
    const [row] = await sql(
      `SELECT id FROM bookings WHERE user_id = '${by.id}' AND status = 'held'`,
    )
    bookings.push(String(Object(row).id))
    const paymentMethod = by === inCash ? 'cash' : 'upi'
    const body = { paymentId: newPaymentId(), paymentStatus: 'completed', paymentMethod }
    yield { by, call: completePayment, body, adds: {} }
  }
  const [cashBooking = '', upiBooking = '', statementBooking = ''] = bookings
  const confirm = (id: string, body: object): Act => ({
    by: desk,
    call: confirmPayment,
    id,
    body,
    adds: { paid: 1, receipts: 1 },
  })
  yield confirm(cashBooking, { paymentMethod: 'cash' })
  const part = { amount: FIRST_PART, payableOn: TODAY }
  const first = confirm(upiBooking, { paymentMethod: 'upi', part })
  yield { ...first, adds: { ...first.adds, dues: 1 } }
  const rest = PRICE - FIRST_PART
  const due = { id: crypto.randomUUID(), amount: rest, open: rest, method: 'upi' }
  yield {
    by: desk,
    call: payDue,
    id: upiBooking,
    body: due,
    adds: { paid: 1, receipts: 1, dues_settled: 1 },
  }

  yield { by: byStatement, call: sendUtr, body: { utr }, adds: { claims: 1 } }
  const text = `Date,Narration,Withdrawal,Deposit\r\n10/03/26,UPI-${utr},,${PRICE}.00\r\n`
  const mapping = { date: 0, narration: 1, amount: 3, reference: null, type: null }
  yield {
    by: owner,
    call: importStatement,
    body: { text, mapping },
    adds: { statement_rows: 1, paid: 1, receipts: 1 },
  }

  const expense = crypto.randomUUID()
  const tea = { amount: 20, category: 'tea', note: 'Tea for the staff' }
  yield { by: desk, call: cash.payExpense, body: { id: expense, ...tea }, adds: { expenses: 1 } }
  yield { by: desk, call: cash.takeBackExpense, id: expense, adds: { expenses_taken_back: 1 } }
  const refund = { id: crypto.randomUUID(), amount: REFUND, method: 'cash', reason: 'Left early' }
  yield { by: desk, call: refundBooking, id: cashBooking, body: refund, adds: { refunds: 1 } }
  for (const id of [cashBooking, upiBooking, statementBooking]) {
    yield { by: owner, call: cancelBooking, id, adds: { cancelled: 1 } }
  }

  const counted = { ...NO_CASH, coins: FLOAT + PRICE - REFUND }
  yield {
    by: desk,
    call: cash.closeShift,
    id: shift,
    body: { count: counted, handedOver: PRICE - REFUND, note: '' },
    adds: { shifts_closed: 1 },
  }
  yield {
    by: owner,
    call: cash.receiveHandOver,
    id: shift,
    body: { received: PRICE - REFUND },
    adds: { hand_overs: 1 },
  }
  const day = addDays(TODAY, round - ROUNDS)
  yield { by: owner, call: closeDay, body: { day }, adds: { days_closed: 1 } }
}

test.for(Array.from({ length: ROUNDS }, (_, round) => round))(
  'each money act happens once and the books balance, even if the server is killed during every act: round %i [money-2]',
  async (round) => {
    const expected: Record<string, number> = Object(await sql(COUNTS).then(([row]) => row))
    for await (const act of actsOf(round)) {
      const what = `${act.call.path} in round ${round}`
      const table = TABLES[round]
      if (table) await killAt(table, act)
      else await killAfter(Math.random() * LONGEST_WAIT_MS, act)
      await start()
      const { status } = await send(act)
      expect(status, what).toBeLessThan(500)
      for (const [count, added] of Object.entries(act.adds)) {
        expected[count] = (expected[count] ?? 0) + added
      }
      expect((await sql(COUNTS))[0], what).toEqual(expected)
    }
    expect(await problemsInBooks(services.db)).toEqual([])
  },
)
