import { spawnSync } from 'node:child_process'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '#server/db/connection/migrate.ts'
import { openEmbeddedDatabase, runningEmbeddedDatabase } from '#server/db/embedded/open-embedded.ts'
import { createDiskStorage } from '#server/storage/storage.ts'
import {
  type DebianPostgres,
  hasPostgres15,
  startPostgres15,
} from '#server/testing/databases/debian-postgres.ts'
import { databaseNamed, runSql } from '#server/testing/databases/run-sql.ts'
import { fillEveryTable } from '#server/testing/members/full-database.ts'
import { databaseSnapshot } from '#server/testing/process/database-snapshot.ts'
import { temporaryDataFolder } from '#server/testing/process/embedded-folder.ts'
import { type RealServer, startRealServer } from '#server/testing/process/real-server.ts'
import { startCommand } from '#server/testing/process/run-command.ts'
import { openS3Server } from '#server/testing/s3-server.ts'

let folder: Awaited<ReturnType<typeof temporaryDataFolder>>
let running: RealServer | undefined
let postgres15: DebianPostgres | undefined
beforeEach(async () => {
  folder = await temporaryDataFolder()
})
afterEach(async () => {
  running?.process.kill('SIGTERM')
  await running?.ended
  running = undefined
  await postgres15?.close()
  postgres15 = undefined
  await folder.remove()
})

const pathTo = (...names: string[]) => join(folder.home, ...names)

function backUp(file: string, env: Record<string, string> = {}) {
  return startCommand('backup/backup-command.ts', [file], {
    env: { DATA_DIR: folder.dataDir, ...env },
  }).ended
}

function restore(file: string, env: Record<string, string>, args: string[] = [], input = '') {
  return startCommand('backup/restore-command.ts', [file, ...args], { env, input }).ended
}

/** Creates a database with rows in every table and all their pictures, and closes it. */
async function makeSource(options?: { users: number; bookings: number }) {
  const { connectionString, stop } = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  await migrate(connectionString)
  const keys = await fillEveryTable(connectionString, options)
  const storage = createDiskStorage(folder.dataDir)
  for (const key of keys) await storage.put(key, Buffer.from(`picture ${key}`))
  const snapshot = await databaseSnapshot(connectionString)
  await stop()
  return { snapshot, keys: keys.sort() }
}

async function snapshotOf(dataDir: string) {
  const { connectionString, stop } = await openEmbeddedDatabase({ dataDir })
  const snapshot = await databaseSnapshot(connectionString)
  await stop()
  return snapshot
}

async function keysIn(dataDir: string): Promise<string[]> {
  const keys: string[] = []
  for await (const key of createDiskStorage(dataDir).keys()) keys.push(key)
  return keys.sort()
}

test('backs up while the app is not running, and stops PostgreSQL again', async () => {
  const source = await makeSource()
  const { code, stdout, stderr } = await backUp(pathTo('hall.tar'))
  expect([stderr, code]).toEqual(['', 0])
  expect(stdout).toMatch(/^bookings: 300 rows$/m)
  expect(await runningEmbeddedDatabase(folder.dataDir)).toBeUndefined()
  // Any tar program can read it.
  const listed = spawnSync('tar', ['--list', '--file', pathTo('hall.tar')], { encoding: 'utf8' })
  expect(listed.stdout).toContain('tables/bookings/000001.copy.gz')

  expect(await restore(pathTo('hall.tar'), { DATA_DIR: pathTo('new') })).toMatchObject({
    code: 0,
    stderr: '',
  })
  expect(await snapshotOf(pathTo('new'))).toEqual(source.snapshot)
  expect(await keysIn(pathTo('new'))).toEqual(source.keys)
  const again = await restore(pathTo('hall.tar'), { DATA_DIR: pathTo('new') })
  expect(again).toMatchObject({ code: 1, stderr: expect.stringMatching(/add --replace/) })
  const env = { DATA_DIR: pathTo('new') }
  expect((await restore(pathTo('hall.tar'), env, ['--replace'], 'no\n')).code).toBe(1)
  expect((await restore(pathTo('hall.tar'), env, ['--replace'], '')).code).toBe(1)
  const replaced = await restore(pathTo('hall.tar'), env, ['--replace'], 'replace\n')
  expect(replaced.code).toBe(0)
  expect(replaced.stdout).toContain(`, in the data folder ${pathTo('new')}.\n`)
  expect(replaced.stdout).not.toContain('pictures that the backup does not contain')
  expect(replaced.stdout).toMatch(
    /^Next: .+ erased-accounts .+ into .+\n.+\nThen start the app\.$/m,
  )
  expect(await snapshotOf(pathTo('new'))).toEqual(source.snapshot)
})

test('backs up while the app serves writes', async () => {
  await makeSource({ users: 2000, bookings: 20_000 })
  running = startRealServer({ DATA_DIR: folder.dataDir, DATABASE_URL: '', SMTP_URL: '' })
  const url = await running.url
  const address = (await runningEmbeddedDatabase(folder.dataDir)) ?? ''
  let writing = true
  const writer = (async () => {
    let written = 0
    while (writing) {
      await runSql(
        address,
        `WITH u AS (INSERT INTO users (email, full_name, role, password_hash, created_at)
          VALUES ('pair${++written}@example.com', 'Pair', 'admin', 'x', now()) RETURNING id)
        INSERT INTO sessions (user_id, created_at, expires_at) SELECT id, now(), now() FROM u`,
      )
    }
    return written
  })()
  const { code, stderr } = await backUp(pathTo('hall.tar'))
  writing = false
  expect([stderr, code]).toEqual(['', 0])
  expect((await fetch(`${url}/health`)).status).toBe(200)
  expect(await writer).toBeGreaterThan(0)

  const inUse = await restore(
    pathTo('hall.tar'),
    { DATA_DIR: folder.dataDir },
    ['--replace'],
    'replace\n',
  )
  expect(inUse).toMatchObject({ code: 1, stderr: expect.stringMatching(/already using the data/) })

  expect(await restore(pathTo('hall.tar'), { DATA_DIR: pathTo('new') })).toMatchObject({ code: 0 })
  const database = await openEmbeddedDatabase({ dataDir: pathTo('new') })
  const unpaired = `SELECT count(*)::int AS unpaired FROM users u
    WHERE email LIKE 'pair%' AND NOT EXISTS (SELECT FROM sessions s WHERE s.user_id = u.id)`
  expect(await runSql(database.connectionString, unpaired)).toEqual([{ unpaired: 0 }])
  await database.stop()
})

test('starts after a restore and sends the waiting emails', async () => {
  await makeSource()
  await backUp(pathTo('hall.tar'))
  const { stdout } = await restore(pathTo('hall.tar'), { DATA_DIR: pathTo('new') })
  expect(stdout).toMatch(/^3 emails still queued/m)
  const database = await openEmbeddedDatabase({ dataDir: pathTo('new') })
  await runSql(database.connectionString, 'UPDATE outgoing_mails SET created_at = now()')
  await database.stop()
  running = startRealServer({ DATA_DIR: pathTo('new'), DATABASE_URL: '', SMTP_URL: '' })
  await running.url
  const outbox = async () => (await readdir(pathTo('new', 'outbox')).catch(() => [])).length
  await expect.poll(outbox, { timeout: 30_000 }).toBe(3)
})

test.skipIf(!hasPostgres15)(
  'moves to a PostgreSQL 15 server and back (skipped without Debian’s postgresql-15)',
  async () => {
    const source = await makeSource()
    postgres15 = await startPostgres15()
    // A role with the minimal privileges.
    await runSql(postgres15.connectionString, 'CREATE ROLE plain LOGIN')
    await runSql(postgres15.connectionString, 'CREATE DATABASE hall OWNER plain')
    const DATABASE_URL = databaseNamed('hall', postgres15.connectionString).replace(
      'owner@',
      'plain@',
    )
    await backUp(pathTo('hall.tar'))
    const there = { DATA_DIR: pathTo('moved'), DATABASE_URL }
    expect(await restore(pathTo('hall.tar'), there)).toMatchObject({ code: 0, stderr: '' })
    const moved = await databaseSnapshot(DATABASE_URL)
    expect(moved).toEqual(source.snapshot)
    expect(await keysIn(pathTo('moved'))).toEqual(source.keys)

    expect(await backUp(pathTo('back.tar'), there)).toMatchObject({ code: 0, stderr: '' })
    expect(await restore(pathTo('back.tar'), { DATA_DIR: pathTo('back') })).toMatchObject({
      code: 0,
    })
    expect(await snapshotOf(pathTo('back'))).toEqual(source.snapshot)
    expect(await keysIn(pathTo('back'))).toEqual(source.keys)
  },
)

test('moves pictures from disk to a bucket and back', async () => {
  const source = await makeSource()
  const s3 = await openS3Server()
  try {
    await backUp(pathTo('hall.tar'))
    const there = { DATA_DIR: pathTo('there'), ...s3.env, S3_PREFIX: 'hall' }
    expect(await restore(pathTo('hall.tar'), there)).toMatchObject({ code: 0, stderr: '' })
    expect(await keysIn(pathTo('there'))).toEqual([])
    expect(await backUp(pathTo('back.tar'), there)).toMatchObject({ code: 0, stderr: '' })
    await s3.stop()
    const away = await backUp(pathTo('away.tar'), there)
    expect(away).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/storage of the pictures/),
    })
    const nowhere = await restore(pathTo('back.tar'), { ...there, DATA_DIR: pathTo('nowhere') })
    expect(nowhere).toMatchObject({ code: 1, stderr: expect.stringMatching(/does not respond/) })
  } finally {
    await s3.close()
  }
  expect(await restore(pathTo('back.tar'), { DATA_DIR: pathTo('back') })).toMatchObject({ code: 0 })
  expect(await snapshotOf(pathTo('back'))).toEqual(source.snapshot)
  expect(await keysIn(pathTo('back'))).toEqual(source.keys)
})

describe('a failed backup prints a one-line error and leaves no file', () => {
  test('without a database, and with wrong arguments', async () => {
    const none = await backUp(pathTo('hall.tar'), { DATA_DIR: pathTo('none') })
    expect(none).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no database in .+\n$/),
    })
    const usage = await startCommand('backup/backup-command.ts', [], { env: {} }).ended
    expect(usage).toMatchObject({ code: 1, stderr: 'Usage: npm run backup -- FILE\n' })
  })

  test('in a folder that does not exist, and when interrupted', async () => {
    await makeSource({ users: 500, bookings: 5_000 })
    const nowhere = await backUp(pathTo('nowhere', 'hall.tar'))
    expect(nowhere).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/could not be written: its folder does not exist\.\n$/),
    })
    const command = startCommand('backup/backup-command.ts', [pathTo('hall.tar')], {
      env: { DATA_DIR: folder.dataDir },
    })
    const hasStarted = async () =>
      (await readdir(folder.home)).some((name) => name.endsWith('.part'))
    await expect.poll(hasStarted, { timeout: 20_000, interval: 5 }).toBe(true)
    command.process.kill('SIGTERM')
    expect(await command.ended).toMatchObject({ code: 130 })
    expect(await readdir(folder.home)).toEqual(['data'])
    expect(await runningEmbeddedDatabase(folder.dataDir)).toBeUndefined()
  })

  const UNSHARE_ARGS = ['--user', '--map-root-user', '--mount', '--', 'sh', '-c']
  const mount = (folder: string) => `mount -t tmpfs -o size=64k none ${folder}`
  const canMount = spawnSync('unshare', [...UNSHARE_ARGS, mount('/mnt')]).status === 0

  test.skipIf(!canMount)('on a full disk (skipped if no disk can be created)', async () => {
    await makeSource()
    running = startRealServer({ DATA_DIR: folder.dataDir, DATABASE_URL: '', SMTP_URL: '' })
    await running.url
    const program = join(import.meta.dirname, 'backup-command.ts')
    const script = `${mount('/mnt')} && ${process.execPath} ${program} /mnt/hall.tar; echo "code $?"; ls /mnt`
    const env = { PATH: process.env.PATH, DATA_DIR: folder.dataDir, DATABASE_URL: '' }
    const { stdout, stderr } = spawnSync('unshare', [...UNSHARE_ARGS, script], {
      env,
      encoding: 'utf8',
    })
    expect(stderr).toBe('The backup /mnt/hall.tar could not be written: the disk is full.\n')
    expect(stdout).toMatch(/code 1\n$/)
  })
})

test('rejects a missing file or a folder with a one-line error', async () => {
  const env = { DATA_DIR: pathTo('new') }
  expect((await restore(pathTo('none.tar'), env)).stderr).toBe(
    `The backup ${pathTo('none.tar')} does not exist.\n`,
  )
  expect((await restore(folder.home, env)).stderr).toBe(
    `${folder.home} is not a file: give the path of the backup.\n`,
  )
})

test('rejects a file that is not a backup before creating anything', async () => {
  await writeFile(pathTo('photo.jpg'), Buffer.alloc(10_000, 7))
  const refused = await restore(pathTo('photo.jpg'), { DATA_DIR: pathTo('new') })
  expect(refused).toMatchObject({ code: 1, stderr: 'This file is not a backup of a hall.\n' })
  await expect(stat(pathTo('new'))).rejects.toThrow('ENOENT')
})
