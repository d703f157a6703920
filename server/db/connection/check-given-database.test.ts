import { expect, inject, test } from 'vitest'
import { StartupError } from '#server/config/startup-error.ts'
import { databaseNamed } from '#server/testing/databases/run-sql.ts'
import { checkGivenDatabase, givenDatabaseName } from './check-given-database.ts'

test('accepts a server that responds', async () => {
  await checkGivenDatabase(inject('testTemplate').server)
})

test('throws a StartupError when the server or the database does not exist', async () => {
  const missing = databaseNamed('no_such_hall', inject('testTemplate').server)
  await expect(checkGivenDatabase(missing)).rejects.toThrow(
    new StartupError(
      'The database of DATABASE_URL cannot be used: database "no_such_hall" does not exist.',
    ),
  )
  await expect(checkGivenDatabase('postgresql://localhost:1/hall')).rejects.toThrow(
    /^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.*\.$/,
  )
})

test('names a database without its password', () => {
  expect(givenDatabaseName('postgresql://hall:secret-word@db.example.com/hall')).toBe(
    'the database hall on db.example.com:5432',
  )
})
