import { afterAll, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const databases: TestDatabase[] = []

afterAll(() => Promise.all(databases.map((database) => database.drop())))

test('each is migrated, and apart from the others', async () => {
  const made = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()])
  databases.push(...made)
  const [first, second] = made
  await ask(first?.connectionString ?? '', 'CREATE TABLE only_here ()')
  const found = "SELECT to_regclass('only_here') AS mine, to_regclass('seats') IS NOT NULL AS seats"
  expect(await ask(first?.connectionString ?? '', found)).toEqual([
    { mine: 'only_here', seats: true },
  ])
  expect(await ask(second?.connectionString ?? '', found)).toEqual([{ mine: null, seats: true }])
})

test('one is gone after it was dropped', async () => {
  const database = await createTestDatabase()
  await database.drop()
  await expect(ask(database.connectionString, 'SELECT 1')).rejects.toThrow(/does not exist/)
})
