import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartupError } from '#server/config/startup-error.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/databases/test-database.ts'
import { claimSecret } from './secret-in-use.ts'

let database: TestDatabase
let processes: pg.Client[] = []

beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  for (const each of processes) await each.end()
  processes = []
  await database.drop()
})

/** A starting process's connection, and the result of claiming its secret. */
async function start(secret: string) {
  const client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  const claimed = claimSecret(client, secret)
  await claimed.then(
    () => processes.push(client),
    () => client.end(),
  )
  return claimed
}

async function stopAll(): Promise<void> {
  for (const each of processes) await each.end()
  processes = []
}

test('lets any number of processes share a secret', async () => {
  for (let each = 0; each < 3; each++) expect(await start('one')).toEqual({ sessionsVoid: false })
})

test('rejects a different secret while a process runs, and names the variable', async () => {
  await start('one')
  await expect(start('two')).rejects.toThrow(StartupError)
  await expect(start('two')).rejects.toThrow(/^SESSION_SECRET must be the same for every [^\n]+\.$/)
  expect(await start('one')).toEqual({ sessionsVoid: false })
})

test('accepts a new secret when no process is left, and reports that sessions are void [security-73]', async () => {
  await start('one')
  await stopAll()
  expect(await start('two')).toEqual({ sessionsVoid: true })
  await stopAll()
  expect(await start('two')).toEqual({ sessionsVoid: false })
})

test('lets only the processes of one secret start when two secrets compete', async () => {
  const secrets = Array.from({ length: 12 }, (_, index) => (index % 2 ? 'odd' : 'even'))
  const starts = await Promise.allSettled(secrets.map(start))
  const got = secrets.filter((_, index) => starts[index]?.status === 'fulfilled')
  expect(got).toHaveLength(6)
  expect(new Set(got).size).toBe(1)
})

test('keeps the secrets of two databases on one server apart', async () => {
  await start('one')
  const first = database
  database = await createTestDatabase()
  expect(await start('two')).toEqual({ sessionsVoid: false })
  await stopAll()
  await first.drop()
})
