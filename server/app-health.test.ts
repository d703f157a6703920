import { once } from 'node:events'
import { createServer } from 'node:net'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { ERRORS } from '#shared/contract/errors.ts'
import { health, healthLive, healthReady } from '#shared/contract/health.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'
import { openProbe } from './db/connection/probe.ts'
import { checkReadiness } from './db/connection/readiness.ts'
import { openBrowser } from './testing/browser.ts'
import { databaseNamed, runSql } from './testing/databases/run-sql.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp | undefined
afterEach(async () => {
  await app?.close()
  app = undefined
})

const LIVE_RESPONSE = { status: 200, text: '{"success":true,"status":"live"}' }
const READY_RESPONSE = { status: 200, text: '{"success":true,"status":"ready"}' }

/** The complete response: it has no address, name or secret of the database. */
function refusalWith(code: RefusalCode) {
  const { status, message } = ERRORS[code]
  return { status, text: JSON.stringify({ success: false, code, message }) }
}

test('a serving app is live and ready', async () => {
  app = await createTestApp()
  const visitor = openBrowser(app)
  expect(await visitor.call(healthLive)).toMatchObject(LIVE_RESPONSE)
  expect(await visitor.call(healthReady)).toMatchObject(READY_RESPONSE)
})

test('stays ready while requests use every connection', async () => {
  app = await createTestApp()
  const { db, poolState } = app.services
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const holding = Array.from({ length: 12 }, () => db.connection().execute(() => released))
  try {
    await expect.poll(() => poolState()).toMatchObject({ total: 10, idle: 0 })
    // At least 2: a background job may be waiting as well.
    expect(poolState().waiting).toBeGreaterThanOrEqual(2)
    expect(await openBrowser(app).call(healthReady)).toMatchObject(READY_RESPONSE)
  } finally {
    release()
    await Promise.all(holding)
  }
})

test('does not wait for passwords being hashed', async () => {
  app = await createTestApp()
  let hashed = 0
  const hashes = Array.from({ length: 60 }, () =>
    app?.services.passwords.hash('Passw0rd!').then(() => {
      hashed += 1
    }),
  )
  expect(await openBrowser(app).call(healthReady)).toMatchObject(READY_RESPONSE)
  expect(hashed).toBeLessThan(hashes.length)
  await Promise.all(hashes)
})

test('is live but not ready without its database', async () => {
  app = await createTestApp()
  const name = new URL(app.connectionString).pathname.slice(1)
  const server = databaseNamed('postgres', app.connectionString)
  await runSql(server, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`)
  await runSql(
    server,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname='${name}'`,
  )
  const visitor = openBrowser(app)
  expect(await visitor.call(healthLive)).toMatchObject(LIVE_RESPONSE)
  expect(await visitor.call(healthReady)).toMatchObject(refusalWith('databaseUnavailable'))
  expect(await visitor.call(health)).toMatchObject(refusalWith('busy'))
  await runSql(server, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`)
  expect(await visitor.call(healthReady)).toMatchObject(READY_RESPONSE)
})

test('gives up after one second when the database accepts the connection but does not respond', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : 0
  const probe = openProbe(`postgresql://hall@127.0.0.1:${port}/hall`)
  // The second request shares the pending check and needs no connection of its own.
  const requests = [checkReadiness(probe), checkReadiness(probe)]
  expect(await Promise.all(requests)).toEqual(['databaseUnavailable', 'databaseUnavailable'])
  silent.close()
  await probe.close()
})

test('is not ready if the database lacks a migration, but ready if it has additional ones', async () => {
  app = await createTestApp()
  const visitor = openBrowser(app)
  const { db } = app.services
  await sql`INSERT INTO kysely_migration VALUES ('9999-of-a-newer-app', '2026-03-10')`.execute(db)
  expect(await visitor.call(healthReady)).toMatchObject(READY_RESPONSE)
  await sql`DELETE FROM kysely_migration WHERE name = '0001-hall'`.execute(db)
  expect(await visitor.call(healthReady)).toMatchObject(refusalWith('databaseOutdated'))
  await sql`DROP TABLE kysely_migration`.execute(db)
  expect(await visitor.call(healthReady)).toMatchObject(refusalWith('databaseOutdated'))
})

test('is live but not ready while it is stopping', async () => {
  const stop = new AbortController()
  app = await createTestApp({}, undefined, { stopping: stop.signal })
  stop.abort()
  const visitor = openBrowser(app)
  expect(await visitor.call(healthLive)).toMatchObject(LIVE_RESPONSE)
  expect(await visitor.call(healthReady)).toMatchObject(refusalWith('stopping'))
})
