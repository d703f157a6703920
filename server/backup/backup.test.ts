import { stat } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BackupFixture, openBackupFixture } from '#server/testing/databases/backup-fixture.ts'
import { runSql } from '#server/testing/databases/run-sql.ts'
import { fillEveryTable } from '#server/testing/members/full-database.ts'
import { databaseSnapshot } from '#server/testing/process/database-snapshot.ts'

let source: BackupFixture
let keys: string[]
let saved: Awaited<ReturnType<typeof databaseSnapshot>>
const fixtures: BackupFixture[] = []
beforeAll(async () => {
  source = await openFixture({ migrated: true })
  keys = (await fillEveryTable(source.connectionString)).sort()
  for (const key of keys) await source.storage.put(key, Buffer.from(`picture ${key}`))
  await source.backUp()
  saved = await databaseSnapshot(source.connectionString)
})
afterAll(async () => {
  for (const each of fixtures) await each.close()
})

async function openFixture(options?: { migrated: boolean }): Promise<BackupFixture> {
  const opened = await openBackupFixture(options)
  fixtures.push(opened)
  return opened
}

const tablesOf = async ({ connectionString }: BackupFixture) =>
  runSql(connectionString, 'SELECT tablename FROM pg_tables WHERE schemaname = current_schema()')

test('writes one file, readable by its owner only', async () => {
  expect((await stat(source.file)).mode & 0o777).toBe(0o600)
  await expect(source.backUp()).rejects.toThrow('already exists: choose another name')
})

test('restores every table, constraint, sequence and picture', async () => {
  const target = await openFixture()
  await target.restore(source.file)
  expect(await databaseSnapshot(target.connectionString)).toEqual(saved)
  expect(Object.values(saved.tables)).not.toContainEqual(expect.objectContaining({ rows: 0 }))
  expect(await target.pictures()).toEqual(keys)
  for (const key of keys) {
    expect(Buffer.from((await target.storage.read(key)) ?? '').toString()).toBe(`picture ${key}`)
  }
  const next =
    'INSERT INTO audit_log (admin_id, action, subject, at) SELECT id, $$x$$, $$y$$, now() FROM users LIMIT 1 RETURNING id'
  expect(await runSql(target.connectionString, next)).toEqual(
    await runSql(source.connectionString, next),
  )
})

describe('a target that is not empty', () => {
  test('is rejected and stays unchanged', async () => {
    const target = await openFixture({ migrated: true })
    await target.storage.put(keys[0] ?? '', Buffer.from('mine'))
    const before = await databaseSnapshot(target.connectionString)
    await expect(target.restore(source.file)).rejects.toThrow(/is not empty.+add --replace/)
    await expect(target.restore(source.file, async () => false)).rejects.toThrow('Nothing was')
    expect(await databaseSnapshot(target.connectionString)).toEqual(before)
    expect(await target.pictures()).toEqual([keys[0]])
  })

  test('is replaced completely after confirmation', async () => {
    const target = await openFixture({ migrated: true })
    await runSql(
      target.connectionString,
      'CREATE TABLE later (id int); CREATE FUNCTION f() RETURNS int LANGUAGE sql AS $$SELECT 1$$',
    )
    const other = await target.storage.save('avatars', Buffer.from('to go'))
    const questions: string[] = []
    await target.restore(source.file, async (what) => questions.push(what) > 0)
    expect(questions).toEqual([
      'a hall with 0 users, 0 bookings and 0 payments, and 1 picture that the backup does not contain, in The test',
    ])
    expect(await databaseSnapshot(target.connectionString)).toEqual(saved)
    expect(await target.pictures()).not.toContain(other)
  })

  test("is never replaced when it has another program's tables", async () => {
    const target = await openFixture()
    await runSql(target.connectionString, 'CREATE TABLE shop (id int)')
    await expect(target.restore(source.file, async () => true)).rejects.toThrow(/\(shop\)/)
    expect(await tablesOf(target)).toEqual([{ tablename: 'shop' }])
  })

  test('is rejected while others are connected to its database', async () => {
    const target = await openFixture()
    const waiting = runSql(target.connectionString, 'SELECT pg_sleep(600)').catch(() => 'ended')
    const sleepingQueries = () =>
      runSql(
        target.connectionString,
        "SELECT FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'",
      )
    await expect.poll(async () => (await sleepingQueries()).length).toBe(1)
    await expect(target.restore(source.file)).rejects.toThrow(/in use by 1 other connection:/)
    await runSql(
      target.connectionString,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'",
    )
    expect(await waiting).toBe('ended')
    await target.restore(source.file)
  })
})

test('leaves nothing behind when a restore fails, and can be repeated', async () => {
  const target = await openFixture()
  const { put } = target.storage
  let puts = 0
  target.storage.put = (key, bytes) =>
    ++puts > 20 ? Promise.reject(new Error('disk full')) : put(key, bytes)
  await expect(target.restore(source.file)).rejects.toThrow('disk full')
  expect(await tablesOf(target)).toEqual([])
  expect(await target.pictures()).toEqual([])
  target.storage.put = put
  await target.restore(source.file)
  expect(await target.pictures()).toEqual(keys)
})
