import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendEntries } from '#shared/contract/door/gate.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config/read-config.ts'
import { runningEmbeddedDatabase } from './db/embedded/open-embedded.ts'
import { buildServices } from './services.ts'
import { runSql } from './testing/databases/run-sql.ts'
import { addMember } from './testing/members/add-members.ts'
import { addGate, entryOf, type TestGate } from './testing/members/gates.ts'
import { type DataFolder, temporaryDataFolder } from './testing/process/embedded-folder.ts'

const SECRET = '7fWm2xQ9-kTzR4vLcJ8_bNy3HgPd6sAe'
const KILLS = 2
const BATCH = 20

let folder: DataFolder
beforeEach(async () => {
  folder = await temporaryDataFolder()
})
afterEach(() => folder.remove())

/** A gate that is enrolled at the running app. */
async function enrolledGate(): Promise<TestGate> {
  const connectionString = (await runningEmbeddedDatabase(folder.dataDir)) ?? ''
  const config = readConfig({ DATA_DIR: folder.dataDir, SESSION_SECRET: SECRET })
  const services = await buildServices(config, { connectionString, print: () => {} })
  const app = await buildApp(services)
  try {
    const running = { fastify: app, services, inject: app.inject.bind(app) }
    const admin = await addMember(running, { role: 'super_admin', membership: false })
    return await addGate(running, admin)
  } finally {
    await app.close()
    await services.close()
  }
}

test('no entry is lost or stored twice when the server is killed while gates send [door-70]', async () => {
  const start = async () => {
    const server = folder.startServer({ SESSION_SECRET: SECRET, RATE_LIMITS: 'off' })
    return { process: server.process, url: await server.url }
  }
  let server = await start()
  const gate = await enrolledGate()
  const entries = Array.from({ length: 400 }, (_, index) => entryOf(index + 1))
  const unsent = new Map(entries.map((entry) => [entry.id, entry]))

  /** Sends the unsent entries, as a gate does, until all are acknowledged or the server is down. */
  async function sync(): Promise<void> {
    const path = '/api/gate/entries'
    while (unsent.size > 0) {
      const batch = [...unsent.values()].slice(0, BATCH)
      const body = JSON.stringify({ entries: batch, clockOffsetMs: 0, appVersion: 'test' })
      const signed = gate.headers({ method: 'POST', path, body, time: new Date() })
      const headers = { 'content-type': 'application/json', ...signed }
      const url = new URL(path, server.url)
      const response = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
      if (!response) return
      const { data } = sendEntries.reply.parse(await response.json())
      for (const id of data.stored) unsent.delete(id)
    }
  }

  for (let kill = 1; kill <= KILLS; kill++) {
    const target = entries.length - kill * 100
    const syncing = sync()
    while (unsent.size > target) await sleep(1)
    server.process.kill('SIGKILL')
    await once(server.process, 'exit')
    await syncing
    expect(unsent.size).toBeGreaterThan(0)
    server = await start()
  }
  await sync()
  const connectionString = (await runningEmbeddedDatabase(folder.dataDir)) ?? ''
  const stored = await runSql(
    connectionString,
    'SELECT id, number::int FROM door_entries ORDER BY number',
  )
  expect(stored).toEqual(entries.map(({ id, number }) => ({ id, number })))
}, 240_000)
