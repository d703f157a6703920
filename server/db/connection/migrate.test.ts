import { afterEach, expect, test } from 'vitest'
import { StartupError } from '#server/config/startup-error.ts'
import { runSql } from '#server/testing/databases/run-sql.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/databases/test-database.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import { MIGRATION_NAMES, migrate } from './migrate.ts'

let database: TestDatabase
afterEach(() => database.drop())

test('migrates an empty database once when several processes start together', async () => {
  database = await createTestDatabase({ migrated: false })
  const { connectionString } = database
  await Promise.all(Array.from({ length: 4 }, () => migrate(connectionString)))
  expect(await runSql(connectionString, 'SELECT id FROM seats')).toHaveLength(SEATS.length)
  const twice = 'SELECT name FROM kysely_migration GROUP BY name HAVING count(*) > 1'
  expect(await runSql(connectionString, twice)).toEqual([])
  expect(await runSql(connectionString, 'SELECT name FROM pgboss.queue')).not.toHaveLength(0)
})

test('updates the settings of an existing job queue', async () => {
  database = await createTestDatabase()
  const { connectionString } = database
  const values = 'SELECT name, heartbeat_seconds, expire_seconds FROM pgboss.queue ORDER BY name'
  const before = await runSql(connectionString, values)
  await runSql(
    connectionString,
    'UPDATE pgboss.queue SET heartbeat_seconds = NULL, expire_seconds = 900',
  )
  await migrate(connectionString)
  expect(await runSql(connectionString, values)).toEqual(before)
})

test('rejects a database of a newer version and leaves it unchanged', async () => {
  database = await createTestDatabase()
  const { connectionString } = database
  await runSql(
    connectionString,
    "INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '9999')",
  )
  await expect(migrate(connectionString)).rejects.toThrow(
    new StartupError(
      'This database was made by a newer version of the app: install that version, or restore the backup from before the upgrade.',
    ),
  )
  const names = await runSql(connectionString, 'SELECT name FROM kysely_migration ORDER BY name')
  expect(names).toEqual([...MIGRATION_NAMES, '9999-later'].map((name) => ({ name })))
})

test("rejects a database with another program's tables and leaves it unchanged", async () => {
  database = await createTestDatabase({ migrated: false })
  const { connectionString } = database
  await runSql(connectionString, 'CREATE TABLE shop (id int)')
  await expect(migrate(connectionString)).rejects.toThrow(
    new StartupError(
      'The database contains another program’s tables (shop): use a separate database for the hall.',
    ),
  )
  const tables = 'SELECT tablename FROM pg_tables WHERE schemaname = current_schema()'
  expect(await runSql(connectionString, tables)).toEqual([{ tablename: 'shop' }])
})
