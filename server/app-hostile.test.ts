import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { attackCall, sendValid } from './testing/attack/attack-call.ts'
import { openMarkedDatabase } from './testing/attack/marked-database.ts'
import { allTargets } from './testing/attack/targets.ts'
import { VALID_REQUESTS } from './testing/attack/valid-requests.ts'
import { everyCall } from './testing/every-call.ts'

/** A fixed seed, so that a failure comes from a change and not from chance. */
const SEED = 20260310
const RUNS = 30
/** Calls that return 429 after a number of valid requests. */
const LIMITED_CALLS = ['exportData', 'requestTour']
const KEEP_LIMITS = { keepLimits: true }

const marked = await openMarkedDatabase()
afterAll(() => marked.app.close())
const targets = await allTargets()

test('every call of the contract has a valid base request', async () => {
  const names = (await everyCall()).map(([name]) => name)
  expect(Object.keys(VALID_REQUESTS).sort(), 'in testing/attack/valid-requests.ts').toEqual(
    names.toSorted(),
  )
})

describe.each(targets)('%s', (_name, target) => {
  test('succeeds with its valid request', async () => {
    expect(await sendValid(marked, target)).toBe(200)
  })

  test(`responds correctly to ${RUNS} attacks [security-6]`, async () => {
    await attackCall(marked, target, { runs: RUNS, seed: SEED })
  }, 60_000)
})

test('attacks every route below /api [security-7]', () => {
  const attacked = new Set(targets.map(([, { call }]) => `${call.method} /api${call.path}`))
  const mounted = marked.app.routes
    .filter(({ method, url }) => url.startsWith('/api/') && method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url}`)
  const notAttacked = mounted.filter((route) => !attacked.has(route))
  expect(notAttacked.filter((route) => !route.startsWith('GET /api/docs'))).toEqual([])
})

/**
 * Tables that GET requests write: counted attempts, the last use of a session, what an admin viewed,
 * a gate's last contact, and the era of the roster.
 */
const TABLES_WRITTEN_BY_READS = ['rate_limits', 'sessions', 'audit_log', 'gates', 'roster_era']

async function contents(): Promise<unknown> {
  const { db } = marked.app.services
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(db)
  const checked = tables.filter(({ name }) => !TABLES_WRITTEN_BY_READS.includes(name))
  expect(checked.length).toBeGreaterThan(5)
  const digests = await Promise.all(
    checked.map(({ name }) =>
      sql`SELECT md5(string_agg(t::text, ',' ORDER BY t::text)) AS digest
          FROM ${sql.table(name)} t`.execute(db),
    ),
  )
  return checked.map(({ name }, index) => [name, digests[index]?.rows])
}

test('GET changes no data [security-74]', async () => {
  const reading = targets.filter(([, { call }]) => call.method === 'GET')
  expect(reading.length).toBeGreaterThan(10)
  const before = await contents()
  for (const [name, target] of reading) {
    await sendValid(marked, target)
    expect(await contents(), name).toEqual(before)
  }
}, 60_000)

test('responds correctly while attempts are counted', async () => {
  await marked.forgetAttempts()
  for (const [, target] of targets) {
    await attackCall(marked, target, { runs: 3, seed: SEED, ...KEEP_LIMITS })
  }
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries++) {
    for (const [name, target] of targets) {
      if (LIMITED_CALLS.includes(name)) statuses.push(await sendValid(marked, target, KEEP_LIMITS))
    }
  }
  expect(statuses.slice(-LIMITED_CALLS.length)).toEqual(LIMITED_CALLS.map(() => 429))
}, 60_000)

test('the app keeps working', async () => {
  expect((await marked.app.inject({ url: '/api/health' })).statusCode).toBe(200)
})
