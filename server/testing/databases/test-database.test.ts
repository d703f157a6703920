import { afterAll, expect, test } from 'vitest'
import { runSql } from './run-sql.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const databases: TestDatabase[] = []

afterAll(() => Promise.all(databases.map((database) => database.drop())))

test('each database is migrated and independent of the others', async () => {
  const made = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()])
  databases.push(...made)
  const [first, second] = made
  await runSql(first?.connectionString ?? '', 'CREATE TABLE only_here ()')
  const found = "SELECT to_regclass('only_here') AS mine, to_regclass('seats') IS NOT NULL AS seats"
  expect(await runSql(first?.connectionString ?? '', found)).toEqual([
    { mine: 'only_here', seats: true },
  ])
  expect(await runSql(second?.connectionString ?? '', found)).toEqual([{ mine: null, seats: true }])
})

test('a dropped database is gone', async () => {
  const database = await createTestDatabase()
  await database.drop()
  await expect(runSql(database.connectionString, 'SELECT 1')).rejects.toThrow(/does not exist/)
})
