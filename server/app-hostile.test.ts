import { afterAll, describe, expect, test } from 'vitest'
import { attackCall, sendValid } from './testing/attack/attack-call.ts'
import { openMarkedHall } from './testing/attack/marked-hall.ts'
import { everyTarget } from './testing/attack/targets.ts'
import { VALID_REQUESTS } from './testing/attack/valid-requests.ts'
import { everyCall } from './testing/every-call.ts'

/** Always the same attacks, so that a failure is the change's and not the day's. */
const SEED = 20260310
const RUNS = 60
/** Of these only so many may succeed. */
const LIMITED = ['exportData', 'requestTour']
const KEPT = { keepLimits: true }

const marked = await openMarkedHall()
afterAll(() => marked.hall.close())
const targets = await everyTarget()

test('every call of the contract has a valid request to depart from', async () => {
  const names = (await everyCall()).map(([name]) => name)
  expect(Object.keys(VALID_REQUESTS).sort(), 'in testing/attack/valid-requests.ts').toEqual(
    names.toSorted(),
  )
})

describe.each(targets)('%s', (_name, target) => {
  test('succeeds with its valid request', async () => {
    expect(await sendValid(marked, target)).toBe(200)
  })

  test(`answers ${RUNS} attacks soundly`, async () => {
    await attackCall(marked, target, { runs: RUNS, seed: SEED })
  }, 60_000)
})

test('every address below /api is attacked', () => {
  const attacked = new Set(targets.map(([, { call }]) => `${call.method} /api${call.path}`))
  const mounted = marked.hall.routes
    .filter(({ method, url }) => url.startsWith('/api/') && method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url}`)
  const left = mounted.filter((route) => !attacked.has(route))
  expect(left.filter((route) => !route.startsWith('GET /api/docs'))).toEqual([])
})

test('attempts that stay counted are refused as soundly', async () => {
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

test('the hall goes on', async () => {
  expect((await marked.hall.inject({ url: '/api/health' })).statusCode).toBe(200)
})
