import { afterEach, beforeEach, expect, test } from 'vitest'
import { PROMISES_KEPT } from './testing/acknowledged.ts'
import { openKilledHall } from './testing/killed-hall.ts'

let hall: Awaited<ReturnType<typeof openKilledHall>>

beforeEach(async () => {
  hall = await openKilledHall()
})
afterEach(() => hall.remove())

// main-kill.long.test.ts does it twenty times.
test('what was acknowledged outlives kill -9 of the app, of PostgreSQL and of both', async () => {
  await hall.start()
  await hall.newStudents(16)
  await hall.round('app')
  await hall.round('database')
  await hall.round('both')
  expect(await hall.brokenPromises()).toEqual(PROMISES_KEPT)
  expect(hall.acknowledged.tours.size).toBeGreaterThan(0)
  expect(hall.acknowledged.pictures.size).toBeGreaterThan(0)
  expect(await hall.stop()).toEqual({ code: 0, databaseRuns: false })
}, 120_000)
