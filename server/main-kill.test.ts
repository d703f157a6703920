import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOTHING_LOST } from './testing/process/acknowledged.ts'
import { openKilledServer } from './testing/process/killed-server.ts'

let server: Awaited<ReturnType<typeof openKilledServer>>

beforeEach(async () => {
  server = await openKilledServer()
})
afterEach(() => server.remove())

// main-kill.long.test.ts repeats this twenty times.
test('acknowledged writes survive kill -9 of the app, of PostgreSQL and of both [server-10]', async () => {
  await server.start()
  await server.newStudents(16)
  await server.round('app')
  await server.round('database')
  await server.round('both')
  expect(await server.losses()).toEqual(NOTHING_LOST)
  expect(server.acknowledged.tours.size).toBeGreaterThan(0)
  expect(server.acknowledged.pictures.size).toBeGreaterThan(0)
  expect(await server.stop()).toEqual({ code: 0, databaseRuns: false })
}, 120_000)
