import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runSql } from '#server/testing/databases/run-sql.ts'
import { type DataFolder, temporaryDataFolder } from '#server/testing/process/embedded-folder.ts'
import { openEmbeddedDatabase, runningEmbeddedDatabase } from './open-embedded.ts'
import { removeStaleFiles } from './postmaster.ts'
import { isPostgresProcess } from './process.ts'

let folder: DataFolder

beforeEach(async () => {
  folder = await temporaryDataFolder()
})

afterEach(() => folder.remove())

test('reuses a PostgreSQL left running by a killed app, and stops it with the next app', async () => {
  const app = folder.startApp()
  expect((await app.settled).output).toMatch(/ready/)
  const pid = await folder.postgresPid()
  await app.kill('SIGKILL')
  expect(await isPostgresProcess(folder.clusterDir, pid)).toBe(true)

  const database = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  expect(await folder.postgresPid()).toBe(pid)
  expect(await runSql(database.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await database.stop()
  expect(await isPostgresProcess(folder.clusterDir, pid)).toBe(false)
})

test('keeps every acknowledged row after PostgreSQL and the app are killed', async () => {
  const app = folder.startApp()
  await app.settled
  const address = (await runningEmbeddedDatabase(folder.dataDir)) ?? ''
  await runSql(address, 'CREATE TABLE paid AS SELECT generate_series(1, 1000) AS id')
  await app.kill('SIGKILL')
  process.kill(await folder.postgresPid(), 'SIGKILL')

  const database = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  const rows = await runSql(database.connectionString, 'SELECT count(*)::int AS rows FROM paid')
  expect(rows).toEqual([{ rows: 1000 }])
  await database.stop()
})

test('restarts a PostgreSQL that was killed under a running app, and keeps its lock', async () => {
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const database = await openEmbeddedDatabase({ dataDir: folder.dataDir, log })
  const pid = await folder.postgresPid()
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => lines, { timeout: 15_000 }).toContain('PostgreSQL is running again')

  expect(await folder.postgresPid()).not.toBe(pid)
  expect(await runSql(database.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  const second = await folder.startApp().settled
  expect(second.output).toMatch(/already using the data folder/)
  await database.stop()
  expect(await runningEmbeddedDatabase(folder.dataDir)).toBeUndefined()
})

test('starts although another program has the PID of a dead PostgreSQL', async () => {
  const first = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  const pidFile = join(folder.clusterDir, 'postmaster.pid')
  const lines = (await readFile(pidFile, 'utf8')).split('\n')
  await first.stop()
  const other = spawn('sleep', ['60'], { stdio: 'ignore' })
  const text = [String(other.pid), ...lines.slice(1)].join('\n')
  await writeFile(pidFile, text)
  await writeFile(join(folder.dataDir, 'socket', '.s.PGSQL.5432.lock'), text)

  const second = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  expect(await runSql(second.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await second.stop()
  expect(other.exitCode).toBeNull()
  other.kill()
})

test.each([
  ['empty', ''],
  ['all zeros, as after a power cut', '\0'.repeat(90)],
])('starts despite a PID file that a crash left %s', async (_how, text) => {
  const first = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  await first.stop()
  await writeFile(join(folder.clusterDir, 'postmaster.pid'), text)
  await writeFile(join(folder.dataDir, 'socket', '.s.PGSQL.5432.lock'), text)

  const second = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  expect(await runSql(second.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await second.stop()
})

test('leaves an empty PID file alone while PostgreSQL is running', async () => {
  const database = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  const pidFile = join(folder.clusterDir, 'postmaster.pid')
  const text = await readFile(pidFile)
  await writeFile(pidFile, '')
  await removeStaleFiles(folder.clusterDir, join(folder.dataDir, 'socket'))
  expect(await readFile(pidFile, 'utf8')).toBe('')
  await writeFile(pidFile, text)
  await database.stop()
})
