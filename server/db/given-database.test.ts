import { expect, inject, test } from 'vitest'
import { StartupError } from '../startup-error.ts'
import { databaseNamed } from '../testing/database-named.ts'
import { checkGivenDatabase, givenDatabaseName } from './given-database.ts'

test('a server that answers will do', async () => {
  await checkGivenDatabase(inject('testTemplate').server)
})

test('one without such a database, or that is not there, ends in one sentence', async () => {
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

test('a database is named without its password', () => {
  expect(givenDatabaseName('postgresql://hall:secret-word@db.example.com/hall')).toBe(
    'the database hall on db.example.com:5432',
  )
})
