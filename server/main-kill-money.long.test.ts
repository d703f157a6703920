import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '#shared/contract/call.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config/read-config.ts'
import { buildServices, type Services } from './services.ts'
import { runSql } from './testing/databases/run-sql.ts'
import { createTestDatabase } from './testing/databases/test-database.ts'
import { addMember, addMembers } from './testing/members/add-members.ts'
import { changeSettings } from './testing/members/front-desk.ts'
import {
  COUNTS,
  type KilledAct,
  type KilledActors,
  killedActsOf,
  ROUNDS,
  TERMS,
} from './testing/money/killed-acts.ts'
import { problemsInBooks } from './testing/money/problems-in-books.ts'
import { holdLock, waitsForLock } from './testing/process/hold-lock.ts'
import { SECRET } from './testing/process/killed-payments.ts'
import { type RealServer, startRealServer } from './testing/process/real-server.ts'
import { callProcess } from './testing/process/two-processes.ts'

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
const MEMBERS = 5
/** The server starts about 35 times in a round. */
const ROUND_TIMEOUT_MS = 30 * 60_000

let home: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let services: Services
let server: RealServer
let people: KilledActors

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
    members: await addMembers(running, MEMBERS),
  }
  ;(await changeSettings(people.owner, TERMS)).expectSuccess()
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

async function send({ by, call, id = '', body }: KilledAct) {
  const path: Call['path'] = `/${call.path.slice(1).replace(':id', id)}`
  return callProcess(await server.url, { ...call, path }, body, by)
}

/** Sends the act, and kills the server once it waits for the table or has answered. */
async function killAt(table: string, act: KilledAct): Promise<void> {
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

async function killAfter(ms: number, act: KilledAct): Promise<void> {
  const answer = send(act).catch(() => undefined)
  await sleep(ms)
  await server.kill()
  await answer
}

test.for(Array.from({ length: ROUNDS }, (_, round) => round))(
  'each money act happens once and the books balance, even if the server is killed during every act: round %i [money-2]',
  { timeout: ROUND_TIMEOUT_MS },
  async (round) => {
    const expected: Record<string, number> = Object(await sql(COUNTS).then(([row]) => row))
    for await (const act of killedActsOf(round, people, { send, sql })) {
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
