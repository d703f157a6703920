import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOTHING_LOST } from './testing/process/acknowledged.ts'
import { type KillTarget, openKilledServer } from './testing/process/killed-server.ts'

const ROUNDS = 20
const TARGETS: readonly KillTarget[] = ['app', 'database', 'both']

let server: Awaited<ReturnType<typeof openKilledServer>>

beforeEach(async () => {
  server = await openKilledServer()
})
afterEach(() => server.remove())

test('twenty rounds of kill -9 under load lose nothing acknowledged and sell nothing twice', async () => {
  await server.start()
  for (let round = 0; round < ROUNDS; round++) {
    // Adds students before the existing ones run out of bookable days.
    if (round % TARGETS.length === 0) await server.newStudents(20)
    const target = TARGETS[round % TARGETS.length] ?? 'both'
    await server.round(target)
    expect(await server.losses(), `round ${round}, ${target}`).toEqual(NOTHING_LOST)
  }
  expect(await server.stop()).toEqual({ code: 0, databaseRuns: false })
})
