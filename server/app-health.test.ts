import { once } from 'node:events'
import { createServer } from 'node:net'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { ERRORS, type ErrorName } from '#shared/contract/errors.ts'
import { health, healthLive, healthReady } from '#shared/contract/health.ts'
import { openProbe } from './db/probe.ts'
import { checkReadiness } from './db/readiness.ts'
import { ask } from './testing/ask.ts'
import { openBrowser } from './testing/browser.ts'
import { databaseNamed } from './testing/database-named.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let hall: TestApp | undefined
afterEach(async () => {
  await hall?.close()
  hall = undefined
})

const LIVE = { status: 200, text: '{"success":true,"status":"live"}' }
const READY = { status: 200, text: '{"success":true,"status":"ready"}' }

/** The whole of what is said: no address, name or secret of the database is in it. */
function refusedAs(name: ErrorName) {
  const { status, message } = ERRORS[name]
  return { status, text: JSON.stringify({ success: false, message }) }
}

test('a hall that serves is live and ready', async () => {
  hall = await createTestApp()
  const visitor = openBrowser(hall)
  expect(await visitor.ask(healthLive)).toMatchObject(LIVE)
  expect(await visitor.ask(healthReady)).toMatchObject(READY)
})

test('requests that use up every connection do not make it look broken', async () => {
  hall = await createTestApp()
  const { db, poolState } = hall.services
  let end = () => {}
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  const holding = Array.from({ length: 12 }, () => db.connection().execute(() => over))
  await expect.poll(() => poolState()).toMatchObject({ total: 10, idle: 0, waiting: 2 })
  expect(await openBrowser(hall).ask(healthReady)).toMatchObject(READY)
  end()
  await Promise.all(holding)
})

test('passwords that are being hashed do not make it wait', async () => {
  hall = await createTestApp()
  let hashed = 0
  const hashes = Array.from({ length: 60 }, () =>
    hall?.services.passwords.hash('Passw0rd!').then(() => {
      hashed += 1
    }),
  )
  expect(await openBrowser(hall).ask(healthReady)).toMatchObject(READY)
  expect(hashed).toBeLessThan(hashes.length)
  await Promise.all(hashes)
})

test('without its database it is live, and not ready', async () => {
  hall = await createTestApp()
  const name = new URL(hall.connectionString).pathname.slice(1)
  const server = databaseNamed('postgres', hall.connectionString)
  await ask(server, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`)
  await ask(
    server,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname='${name}'`,
  )
  const visitor = openBrowser(hall)
  expect(await visitor.ask(healthLive)).toMatchObject(LIVE)
  expect(await visitor.ask(healthReady)).toMatchObject(refusedAs('databaseAway'))
  expect(await visitor.ask(health)).toMatchObject(refusedAs('busy'))
  await ask(server, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`)
  expect(await visitor.ask(healthReady)).toMatchObject(READY)
})

test('a database that accepts and then says nothing is given up after a second', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : 0
  const probe = openProbe(`postgresql://hall@127.0.0.1:${port}/hall`)
  // The second asks while the first still waits, and costs no connection of its own.
  const asked = [checkReadiness(probe), checkReadiness(probe)]
  expect(await Promise.all(asked)).toEqual(['databaseAway', 'databaseAway'])
  silent.close()
  await probe.close()
})

test('a database that lacks a migration is not to be served from; one that has more is', async () => {
  hall = await createTestApp()
  const visitor = openBrowser(hall)
  const { db } = hall.services
  await sql`INSERT INTO kysely_migration VALUES ('9999-of-a-newer-app', '2026-03-10')`.execute(db)
  expect(await visitor.ask(healthReady)).toMatchObject(READY)
  await sql`DELETE FROM kysely_migration WHERE name = '0001-hall'`.execute(db)
  expect(await visitor.ask(healthReady)).toMatchObject(refusedAs('databaseOutdated'))
  await sql`DROP TABLE kysely_migration`.execute(db)
  expect(await visitor.ask(healthReady)).toMatchObject(refusedAs('databaseOutdated'))
})

test('an app that was told to stop is live, and not ready', async () => {
  const stop = new AbortController()
  hall = await createTestApp({}, undefined, { stopping: stop.signal })
  stop.abort()
  const visitor = openBrowser(hall)
  expect(await visitor.ask(healthLive)).toMatchObject(LIVE)
  expect(await visitor.ask(healthReady)).toMatchObject(refusedAs('stopping'))
})
