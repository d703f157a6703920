import { open, stat } from 'node:fs/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { createMigrator, MIGRATIONS } from '#server/db/connection/migrate.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { type BackupFixture, openBackupFixture } from '#server/testing/databases/backup-fixture.ts'
import { runSql } from '#server/testing/databases/run-sql.ts'
import { fillEveryTable } from '#server/testing/members/full-database.ts'
import { readArchive } from './archive-reader.ts'
import { createArchiveWriter } from './archive-writer.ts'

const fixtures: BackupFixture[] = []
afterEach(async () => {
  for (const each of fixtures.splice(0)) await each.close()
})

async function openFixture(options?: { migrated: boolean }): Promise<BackupFixture> {
  const opened = await openBackupFixture(options)
  fixtures.push(opened)
  return opened
}

const USER = `INSERT INTO users (email, full_name, role, password_hash, avatar, created_at)
  VALUES ('owner@example.com', 'Owner', 'admin', 'x', 'AVATAR', now())`

test('backs up only the new picture when one is replaced during the backup', async () => {
  const source = await openFixture({ migrated: true })
  const { connectionString, storage } = source
  const first = await storage.save('avatars', Buffer.from('first'))
  await runSql(connectionString, USER.replace('AVATAR', first))
  const { read } = storage
  let second = ''
  storage.read = async (key) => {
    const picture = await read(key)
    if (second === '') {
      second = await storage.save('avatars', Buffer.from('second'))
      await runSql(connectionString, `UPDATE users SET avatar = '${second}'`)
      await storage.remove(first)
    }
    return picture
  }
  const { missing, replaced } = await source.backUp()
  expect([missing, replaced]).toEqual([[], [first]])

  const target = await openFixture()
  await target.restore(source.file)
  expect(await target.pictures()).toEqual([second])
  expect(await runSql(target.connectionString, 'SELECT avatar FROM users')).toEqual([
    { avatar: second },
  ])
})

test('backs up a picture once when many rows refer to it', async () => {
  const source = await openFixture({ migrated: true })
  const shared = await source.storage.save('avatars', Buffer.from('shared'))
  for (let each = 0; each < 20; each++) {
    const ofOne = USER.replace('owner@', `owner${each}@`)
    await runSql(source.connectionString, ofOne.replace('AVATAR', shared))
  }
  await source.backUp()
  const file = await open(source.file, 'r')
  const names: string[] = []
  for await (const { name } of readArchive(file)) names.push(name)
  await file.close()
  expect(names.filter((name) => name.startsWith('uploads/'))).toEqual([`uploads/${shared}`])
})

test('lists a missing picture and backs up the rest', async () => {
  const source = await openFixture({ migrated: true })
  const lost = await source.storage.save('avatars', Buffer.from('x'))
  await runSql(source.connectionString, USER.replace('AVATAR', lost))
  await source.storage.remove(lost)
  expect((await source.backUp()).missing).toEqual([lost])
  const target = await openFixture()
  await target.restore(source.file)
  expect(await runSql(target.connectionString, 'SELECT avatar FROM users')).toEqual([
    { avatar: lost },
  ])
})

test('backs up each concurrent transaction completely or not at all', async () => {
  const source = await openFixture({ migrated: true })
  const keys = await fillEveryTable(source.connectionString)
  for (const key of keys) await source.storage.put(key, Buffer.from(key))
  const stop = new AbortController()
  const writing = writePairs(source.connectionString, stop.signal)
  await source.backUp()
  stop.abort()
  const written = await writing
  const target = await openFixture()
  await target.restore(source.file)
  const counted = await runSql(
    target.connectionString,
    `SELECT count(*)::int AS users, (SELECT count(*)::int FROM sessions s JOIN users u ON u.id = s.user_id
      WHERE u.email LIKE 'pair%') AS sessions FROM users WHERE email LIKE 'pair%'`,
  )
  const { users, sessions } = Object(counted[0])
  expect(users).toBe(sessions)
  expect(users).toBeLessThan(written)
  expect(written).toBeGreaterThan(0)
})

test('migrates a backup of an older version', async () => {
  const source = await openFixture()
  await migrateOnly(source.connectionString, '0001-hall')
  await runSql(source.connectionString, USER.replace("'AVATAR'", 'NULL'))
  await source.backUp()
  const target = await openFixture()
  await target.restore(source.file)
  const migrations = await runSql(
    target.connectionString,
    'SELECT name FROM kysely_migration ORDER BY name',
  )
  expect(migrations).toEqual(Object.keys(MIGRATIONS).map((name) => ({ name })))
  expect(await runSql(target.connectionString, 'SELECT email FROM users')).toHaveLength(1)
})

test('restores bookings from a backup made before their columns were renamed', async () => {
  const source = await openFixture()
  await migrateOnly(source.connectionString, '0040-audit-log-pages')
  await runSql(source.connectionString, USER.replace("'AVATAR'", 'NULL'))
  await runSql(
    source.connectionString,
    `INSERT INTO seats (id, number, room) VALUES ('A1', 1, 'The room');
     INSERT INTO bookings (user_id, seat_id, membership_type, time_slot, membership_duration,
       start_date, end_date, halves, amount, renewal, status, held_until, created_at, paid_at)
     SELECT id, 'A1', 'The room', 'The batch', 'The duration', '2026-04-01', '2026-05-01', '[0,2)', 999,
       false, 'paid', now(), now(), now() FROM users`,
  )
  await source.backUp()
  const target = await openFixture()
  await target.restore(source.file)
  const { connectionString } = target
  expect(
    await runSql(connectionString, 'SELECT room, batch, duration, period::text FROM bookings'),
  ).toEqual([
    {
      room: 'The room',
      batch: 'The batch',
      duration: 'The duration',
      period: '[2026-04-01,2026-05-01)',
    },
  ])
  // The trigger's function refers to one of these columns.
  await runSql(connectionString, "UPDATE bookings SET status = 'cancelled'")
})

test('refuses to back up a database of a newer version', async () => {
  const source = await openFixture({ migrated: true })
  await runSql(
    source.connectionString,
    "INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '9999')",
  )
  await expect(source.backUp()).rejects.toThrow(/^This database was made by a newer version/)
  await expect(stat(source.file)).rejects.toThrow('ENOENT')
})

test.each([
  ['at a newer migration', 'schema.json', '0002-front-desk', '9999-later', /a newer version/],
  ['in a newer format', 'hall.json', '"format": 1', '"format": 2', /a newer version/],
  [
    'with unknown tables',
    'schema.json',
    '"outgoing_mails"',
    '"evil"',
    /differ from those of this version/,
  ],
])('rejects an intact backup %s', async (_what, entry, from, to, sentence) => {
  const source = await openFixture({ migrated: true })
  await source.backUp()
  const changed = `${source.file}.changed`
  await rewrite(source.file, changed, (name, text) =>
    name === entry ? text.replace(from, to) : text,
  )
  const target = await openFixture()
  await expect(target.restore(changed)).rejects.toThrow(sentence)
  expect(
    await runSql(
      target.connectionString,
      'SELECT FROM pg_tables WHERE schemaname = current_schema()',
    ),
  ).toEqual([])
})

/** Adds users with a session, one transaction each, until stopped. Returns how many. */
async function writePairs(connectionString: string, stop: AbortSignal): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  let written = 0
  while (!stop.aborted) {
    await client.query(`WITH u AS (INSERT INTO users (email, full_name, role, password_hash, created_at)
        VALUES ('pair${++written}@example.com', 'Pair', 'admin', 'x', now()) RETURNING id)
      INSERT INTO sessions (user_id, created_at, expires_at) SELECT id, now(), now() FROM u`)
  }
  // A user whom the backup can't contain, because it is complete by now.
  await client.query(`INSERT INTO users (email, full_name, role, password_hash, created_at)
    VALUES ('pair${++written}@example.com', 'Pair', 'admin', 'x', now())`)
  await client.end()
  return written
}

async function migrateOnly(connectionString: string, last: string): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 2 })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const { error } = await createMigrator(db).migrateTo(last)
  await db.destroy()
  if (error) throw error
}

/** A backup with altered entries and correct checksums. */
async function rewrite(
  from: string,
  to: string,
  change: (name: string, text: string) => string,
): Promise<void> {
  const [source, target] = [await open(from, 'r'), await open(to, 'wx')]
  const archive = createArchiveWriter(target)
  for await (const { name, bytes } of readArchive(source)) {
    const changed = name.endsWith('.json') ? Buffer.from(change(name, bytes.toString())) : bytes
    await archive.add(name, changed)
  }
  await archive.finish()
  await source.close()
  await target.close()
}
