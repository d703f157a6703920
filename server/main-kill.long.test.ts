import { afterEach, beforeEach, expect, test } from 'vitest'
import { PROMISES_KEPT } from './testing/acknowledged.ts'
import { openKilledHall, type Victim } from './testing/killed-hall.ts'

const ROUNDS = 20
const VICTIMS: readonly Victim[] = ['app', 'database', 'both']

let hall: Awaited<ReturnType<typeof openKilledHall>>

beforeEach(async () => {
  hall = await openKilledHall()
})
afterEach(() => hall.remove())

test('twenty kill -9 under load lose nothing that was acknowledged and sell nothing twice', async () => {
  await hall.start()
  for (let round = 0; round < ROUNDS; round++) {
    // Before the days of the others are sold out.
    if (round % VICTIMS.length === 0) await hall.newStudents(20)
    const victim = VICTIMS[round % VICTIMS.length] ?? 'both'
    await hall.round(victim)
    expect(await hall.brokenPromises(), `round ${round}, ${victim}`).toEqual(PROMISES_KEPT)
  }
  expect(await hall.stop()).toEqual({ code: 0, databaseRuns: false })
})
