import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { temporaryDataFolder } from '../testing/embedded-folder.ts'
import { openEmbeddedDatabase, runningEmbeddedDatabase } from './embedded.ts'
import { forgetDeadPostmaster } from './embedded-postmaster.ts'
import { isPostgresOf } from './embedded-process.ts'

let folder: Awaited<ReturnType<typeof temporaryDataFolder>>

beforeEach(async () => {
  folder = await temporaryDataFolder()
})

afterEach(() => folder.remove())

test('a PostgreSQL left by a killed app is used again, and stopped with the next one', async () => {
  const app = folder.startApp()
  expect((await app.settled).output).toMatch(/ready/)
  const pid = await folder.postgresPid()
  await app.kill('SIGKILL')
  expect(await isPostgresOf(folder.clusterDir, pid)).toBe(true)

  const database = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  expect(await folder.postgresPid()).toBe(pid)
  expect(await ask(database.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await database.stop()
  expect(await isPostgresOf(folder.clusterDir, pid)).toBe(false)
})

test('after PostgreSQL and the app were killed, every acknowledged row is there', async () => {
  const app = folder.startApp()
  await app.settled
  const address = (await runningEmbeddedDatabase(folder.dataDir)) ?? ''
  await ask(address, 'CREATE TABLE paid AS SELECT generate_series(1, 1000) AS id')
  await app.kill('SIGKILL')
  process.kill(await folder.postgresPid(), 'SIGKILL')

  const database = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  const rows = await ask(database.connectionString, 'SELECT count(*)::int AS rows FROM paid')
  expect(rows).toEqual([{ rows: 1000 }])
  await database.stop()
})

test('a PostgreSQL killed under a running app comes back, still locked for this app', async () => {
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const database = await openEmbeddedDatabase({ dataDir: folder.dataDir, log })
  const pid = await folder.postgresPid()
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => lines, { timeout: 15_000 }).toContain('PostgreSQL serves again')

  expect(await folder.postgresPid()).not.toBe(pid)
  expect(await ask(database.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  const second = await folder.startApp().settled
  expect(second.output).toMatch(/already using the data folder/)
  await database.stop()
  expect(await runningEmbeddedDatabase(folder.dataDir)).toBeUndefined()
})

test('the file of a dead PostgreSQL whose process number another program has is no obstacle', async () => {
  const first = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  const pidFile = join(folder.clusterDir, 'postmaster.pid')
  const lines = (await readFile(pidFile, 'utf8')).split('\n')
  await first.stop()
  const other = spawn('sleep', ['60'], { stdio: 'ignore' })
  const text = [String(other.pid), ...lines.slice(1)].join('\n')
  await writeFile(pidFile, text)
  await writeFile(join(folder.dataDir, 'socket', '.s.PGSQL.5432.lock'), text)

  const second = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  expect(await ask(second.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await second.stop()
  expect(other.exitCode).toBeNull()
  other.kill()
})

test.each([
  ['empty', ''],
  ['all zeros, as after a power cut', '\0'.repeat(90)],
])('a file that a crash left %s is no obstacle', async (_how, text) => {
  const first = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  await first.stop()
  await writeFile(join(folder.clusterDir, 'postmaster.pid'), text)
  await writeFile(join(folder.dataDir, 'socket', '.s.PGSQL.5432.lock'), text)

  const second = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  expect(await ask(second.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await second.stop()
})

test('an empty file beside a PostgreSQL that runs is left alone', async () => {
  const database = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  const pidFile = join(folder.clusterDir, 'postmaster.pid')
  const text = await readFile(pidFile)
  await writeFile(pidFile, '')
  await forgetDeadPostmaster(folder.clusterDir, join(folder.dataDir, 'socket'))
  expect(await readFile(pidFile, 'utf8')).toBe('')
  await writeFile(pidFile, text)
  await database.stop()
})
