import { afterAll, describe, expect, test } from 'vitest'
import { attackCall, sendValid } from './testing/attack/attack-call.ts'
import { openMarkedDatabase } from './testing/attack/marked-database.ts'
import { allTargets } from './testing/attack/targets.ts'
import { VALID_REQUESTS } from './testing/attack/valid-requests.ts'
import { everyCall } from './testing/every-call.ts'

/** A fixed seed, so that a failure comes from a change and not from chance. */
const SEED = 20260310
const RUNS = 60
/** The number of these requests that may succeed. */
const LIMITED = ['exportData', 'requestTour']
const KEPT = { keepLimits: true }

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

  test(`responds correctly to ${RUNS} attacks`, async () => {
    await attackCall(marked, target, { runs: RUNS, seed: SEED })
  }, 60_000)
})

test('attacks every route below /api', () => {
  const attacked = new Set(targets.map(([, { call }]) => `${call.method} /api${call.path}`))
  const mounted = marked.app.routes
    .filter(({ method, url }) => url.startsWith('/api/') && method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url}`)
  const left = mounted.filter((route) => !attacked.has(route))
  expect(left.filter((route) => !route.startsWith('GET /api/docs'))).toEqual([])
})

test('still responds correctly while attempts stay counted', async () => {
  await marked.forgetAttempts()
  for (const [, target] of targets) {
    await attackCall(marked, target, { runs: 3, seed: SEED, ...KEPT })
  }
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries++) {
    for (const [name, target] of targets) {
      if (LIMITED.includes(name)) statuses.push(await sendValid(marked, target, KEPT))
    }
  }
  expect(statuses.slice(-LIMITED.length)).toEqual(LIMITED.map(() => 429))
}, 60_000)

test('the app keeps working', async () => {
  expect((await marked.app.inject({ url: '/api/health' })).statusCode).toBe(200)
})
