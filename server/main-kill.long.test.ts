import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOTHING_LOST } from './testing/process/acknowledged.ts'
import { openKilledServer, type Victim } from './testing/process/killed-server.ts'

const ROUNDS = 20
const VICTIMS: readonly Victim[] = ['app', 'database', 'both']

let server: Awaited<ReturnType<typeof openKilledServer>>

beforeEach(async () => {
  server = await openKilledServer()
})
afterEach(() => server.remove())

test('twenty kill -9 under load lose nothing acknowledged and sell nothing twice', async () => {
  await server.start()
  for (let round = 0; round < ROUNDS; round++) {
    // Before the other members' days are sold out.
    if (round % VICTIMS.length === 0) await server.newStudents(20)
    const victim = VICTIMS[round % VICTIMS.length] ?? 'both'
    await server.round(victim)
    expect(await server.brokenPromises(), `round ${round}, ${victim}`).toEqual(NOTHING_LOST)
  }
  expect(await server.stop()).toEqual({ code: 0, databaseRuns: false })
})
