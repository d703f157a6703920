import { afterEach, expect, test } from 'vitest'
import { SEATS } from '#shared/domain/seats.ts'
import { StartupError } from '../startup-error.ts'
import { ask } from '../testing/ask.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { MIGRATION_NAMES, migrate } from './migrate.ts'

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

test('a database of a newer version is refused in one sentence, and left as it is', async () => {
  database = await createTestDatabase()
  const { connectionString } = database
  await ask(
    connectionString,
    "INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '9999')",
  )
  await expect(migrate(connectionString)).rejects.toThrow(
    new StartupError(
      'This database was made by a newer version of the app: install that version, or restore the backup from before the upgrade.',
    ),
  )
  const names = await ask(connectionString, 'SELECT name FROM kysely_migration ORDER BY name')
  expect(names).toEqual([...MIGRATION_NAMES, '9999-later'].map((name) => ({ name })))
})

test('a database with the tables of another program is refused, and left as it is', async () => {
  database = await createTestDatabase({ migrated: false })
  const { connectionString } = database
  await ask(connectionString, 'CREATE TABLE shop (id int)')
  await expect(migrate(connectionString)).rejects.toThrow(
    new StartupError(
      'The database holds tables that are not a hall’s (shop): give the hall a database of its own.',
    ),
  )
  const tables = 'SELECT tablename FROM pg_tables WHERE schemaname = current_schema()'
  expect(await ask(connectionString, tables)).toEqual([{ tablename: 'shop' }])
})
