import { afterEach, expect, test } from 'vitest'
import { SEATS } from '#shared/domain/seats.ts'
import { ask } from '../testing/ask.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
afterEach(() => database.drop())

test('several that migrate an empty database at once all find it ready', async () => {
  database = await createTestDatabase({ migrated: false })
  const { connectionString } = database
  await Promise.all(Array.from({ length: 4 }, () => migrate(connectionString)))
  expect(await ask(connectionString, 'SELECT id FROM seats')).toHaveLength(SEATS.length)
  const twice = 'SELECT name FROM kysely_migration GROUP BY name HAVING count(*) > 1'
  expect(await ask(connectionString, twice)).toEqual([])
  expect(await ask(connectionString, 'SELECT name FROM pgboss.queue')).not.toHaveLength(0)
})

test('an older job queue gets the present values', async () => {
  database = await createTestDatabase()
  const { connectionString } = database
  const values = 'SELECT name, heartbeat_seconds, expire_seconds FROM pgboss.queue ORDER BY name'
  const present = await ask(connectionString, values)
  await ask(
    connectionString,
    'UPDATE pgboss.queue SET heartbeat_seconds = NULL, expire_seconds = 900',
  )
  await migrate(connectionString)
  expect(await ask(connectionString, values)).toEqual(present)
})
