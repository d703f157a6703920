import { spawn } from 'node:child_process'
import { mkdir, readdir, rmdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StartupError } from '#server/config/startup-error.ts'
import { runSql } from '#server/testing/databases/run-sql.ts'
import { type DataFolder, temporaryDataFolder } from '#server/testing/process/embedded-folder.ts'
import { openEmbeddedDatabase, runningEmbeddedDatabase } from './open-embedded.ts'
import { isPostgresProcess } from './process.ts'

let folder: DataFolder

beforeEach(async () => {
  folder = await temporaryDataFolder()
})

afterEach(() => folder.remove())

test('keeps data across restarts and leaves no process after stopping', async () => {
  const first = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  await runSql(first.connectionString, 'CREATE TABLE seat AS SELECT 5 AS number')
  const pid = await folder.postgresPid()
  expect(await isPostgresProcess(folder.clusterDir, pid)).toBe(true)
  await first.stop()
  expect(await isPostgresProcess(folder.clusterDir, pid)).toBe(false)

  const second = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  expect(await runSql(second.connectionString, 'SELECT number FROM seat')).toEqual([{ number: 5 }])
  await second.stop()
})

test('syncs to disk, stores Unicode, and rejects other users [security-60]', async () => {
  const database = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  const [settings] = await runSql(
    database.connectionString,
    `SELECT current_setting('fsync') AS fsync, current_setting('full_page_writes') AS pages,
            current_setting('data_checksums') AS checksums, current_setting('TimeZone') AS zone,
            current_setting('server_encoding') AS encoding, current_setting('listen_addresses') AS net`,
  )
  expect(settings).toEqual({
    fsync: 'on',
    pages: 'on',
    checksums: 'on',
    zone: 'UTC',
    encoding: 'UTF8',
    net: '',
  })
  const wrong = database.connectionString.replace(/:[^:@]+@/, ':wrong@')
  await expect(runSql(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
  for (const name of ['postgres', 'secrets', 'socket']) {
    expect((await stat(join(folder.dataDir, name))).mode & 0o077).toBe(0)
  }
  await database.stop()
})

describe('two apps on one data folder', () => {
  test('rejects the second with a one-line error while the first keeps running', async () => {
    const database = await openEmbeddedDatabase({ dataDir: folder.dataDir })
    const pid = await folder.postgresPid()
    const second = await folder.startApp().settled
    expect(second.code).toBe(1)
    expect(second.output).toContain(
      `Another copy of the app is already using the data folder ${folder.dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    )
    expect(await folder.postgresPid()).toBe(pid)
    expect(await runSql(database.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await database.stop()
  })

  test('lets one of two concurrent first starts serve and rejects the other', async () => {
    const apps = [folder.startApp(), folder.startApp()]
    const ends = await Promise.all(apps.map((app) => app.settled))
    expect(ends.map(({ code }) => code).sort()).toEqual([1, null])
    expect(ends.map(({ output }) => output).join()).toMatch(/already using the data folder/)
    const address = (await runningEmbeddedDatabase(folder.dataDir)) ?? ''
    expect(await runSql(address, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect((await readdir(folder.dataDir)).sort()).toEqual([
      'postgres',
      'postgres.log',
      'secrets',
      'socket',
    ])
  })

  test('gives the folder to an app that starts while another stops', async () => {
    const first = folder.startApp()
    await first.settled
    const stopped = first.kill('SIGTERM')
    const second = folder.startApp()
    expect((await second.settled).output).toMatch(/^ready$/m)
    await stopped
    await second.kill('SIGTERM')
    expect(await runningEmbeddedDatabase(folder.dataDir)).toBeUndefined()
  })
})

test('cleans up after a start that died halfway', async () => {
  const ended = spawn('true')
  await new Promise((resolve) => ended.once('exit', resolve))
  const abandoned = `${folder.clusterDir}.new-${ended.pid}-1`
  await mkdir(join(abandoned, 'cluster', 'base'), { recursive: true })

  const database = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  expect(await readdir(folder.dataDir)).not.toContain(basename(abandoned))
  await database.stop()
})

test('uses a short private folder when the path is too long for a socket', async () => {
  const dataDir = join(folder.home, 'a'.repeat(60), 'b'.repeat(60))
  const database = await openEmbeddedDatabase({ dataDir })
  const host = new URL(database.connectionString).searchParams.get('host') ?? ''
  expect(host.startsWith(join(tmpdir(), 'dyanpeeth-'))).toBe(true)
  expect((await stat(host)).mode & 0o777).toBe(0o700)
  expect(await runSql(database.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await database.stop()
  await rmdir(host)
})

describe('throws a StartupError for', () => {
  test('a data folder that is not writable', async () => {
    await writeFile(folder.dataDir, 'in the way')
    await expect(openEmbeddedDatabase({ dataDir: folder.dataDir })).rejects.toThrow(
      new StartupError(
        `The data folder ${folder.dataDir} cannot be written (a file of that name is in the way): make it writable for this user, or set DATA_DIR to another folder.`,
      ),
    )
  })

  test('a database whose password file was replaced', async () => {
    await (await openEmbeddedDatabase({ dataDir: folder.dataDir })).stop()
    await writeFile(join(folder.dataDir, 'secrets', 'database'), 'another')
    await expect(openEmbeddedDatabase({ dataDir: folder.dataDir })).rejects.toThrow(
      /^The database in the data folder does not accept the password/,
    )
  })

  test('a damaged database', async () => {
    await (await openEmbeddedDatabase({ dataDir: folder.dataDir })).stop()
    await writeFile(join(folder.clusterDir, 'global', 'pg_control'), 'x')
    await expect(openEmbeddedDatabase({ dataDir: folder.dataDir })).rejects.toThrow(
      /^PostgreSQL did not start \(.+\): see .+postgres\.log\.$/,
    )
  })
})
