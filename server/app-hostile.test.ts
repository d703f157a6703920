import { afterAll, describe, expect, test } from 'vitest'
import { attackCall } from './testing/attack/attack-call.ts'
import { requestOf } from './testing/attack/attack-request.ts'
import { openMarkedHall } from './testing/attack/marked-hall.ts'
import { VALID_REQUESTS } from './testing/attack/valid-requests.ts'
import { everyCall } from './testing/every-call.ts'

/** Always the same attacks, so that a failure is the change's and not the day's. */
const SEED = 20260310
const RUNS = 60

const marked = await openMarkedHall()
afterAll(() => marked.hall.close())
const calls = await everyCall()

test('every call of the contract has a valid request to depart from', () => {
  const names = calls.map(([name]) => name)
  expect(Object.keys(VALID_REQUESTS).sort(), 'in testing/attack/valid-requests.ts').toEqual(
    names.toSorted(),
  )
})

describe.each(calls)('%s', (name, call) => {
  const valid = VALID_REQUESTS[name] ?? {}

  test('takes the form of its valid request', async () => {
    const none = { params: [], query: [], body: [], wholeBody: undefined, headers: {} }
    const form = call.upload?.required ? { file: call.upload.field } : undefined
    for (const role of ['student', 'admin'] as const) {
      const plain = { ...none, role, form, address: '198.51.100.1' }
      const { statusCode, body } = await marked.hall.inject(requestOf(marked, call, valid, plain))
      expect(body).not.toContain('Validation failed')
      expect(statusCode).not.toBe(404)
    }
  })

  test(`answers ${RUNS} attacks soundly`, async () => {
    await attackCall(marked, call, valid, { runs: RUNS, seed: SEED })
  }, 60_000)
})

test('the hall goes on', async () => {
  expect((await marked.hall.inject({ url: '/api/health' })).statusCode).toBe(200)
})
