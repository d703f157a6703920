import { open, stat } from 'node:fs/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { createMigrator, MIGRATIONS } from '#server/db/migrate.ts'
import type { Tables } from '#server/db/tables.ts'
import { ask } from '#server/testing/ask.ts'
import { type BackupPlace, openBackupPlace } from '#server/testing/backup-place.ts'
import { fillEveryTable } from '#server/testing/full-hall.ts'
import { readArchive } from './archive-reader.ts'
import { createArchiveWriter } from './archive-writer.ts'

const places: BackupPlace[] = []
afterEach(async () => {
  for (const each of places.splice(0)) await each.close()
})

async function place(options?: { migrated: boolean }): Promise<BackupPlace> {
  const opened = await openBackupPlace(options)
  places.push(opened)
  return opened
}

const USER = `INSERT INTO users (email, full_name, role, password_hash, avatar, created_at)
  VALUES ('owner@example.com', 'Owner', 'admin', 'x', 'AVATAR', now())`

test('a picture that is replaced while the backup reads is carried once, as the rows say', async () => {
  const hall = await place({ migrated: true })
  const { connectionString, storage } = hall
  const first = await storage.save('avatars', Buffer.from('first'))
  await ask(connectionString, USER.replace('AVATAR', first))
  const { read } = storage
  let second = ''
  storage.read = async (key) => {
    const picture = await read(key)
    if (second === '') {
      second = await storage.save('avatars', Buffer.from('second'))
      await ask(connectionString, `UPDATE users SET avatar = '${second}'`)
      await storage.remove(first)
    }
    return picture
  }
  const { missing, replaced } = await hall.backUp()
  expect([missing, replaced]).toEqual([[], [first]])

  const target = await place()
  await target.restore(hall.file)
  expect(await target.pictures()).toEqual([second])
  expect(await ask(target.connectionString, 'SELECT avatar FROM users')).toEqual([
    { avatar: second },
  ])
})

test('a picture that many rows name is carried once', async () => {
  const hall = await place({ migrated: true })
  const shared = await hall.storage.save('avatars', Buffer.from('shared'))
  for (let each = 0; each < 20; each++) {
    const ofOne = USER.replace('owner@', `owner${each}@`)
    await ask(hall.connectionString, ofOne.replace('AVATAR', shared))
  }
  await hall.backUp()
  const file = await open(hall.file, 'r')
  const names: string[] = []
  for await (const { name } of readArchive(file)) names.push(name)
  await file.close()
  expect(names.filter((name) => name.startsWith('uploads/'))).toEqual([`uploads/${shared}`])
})

test('a picture that is gone for good is named, and the rest is backed up', async () => {
  const hall = await place({ migrated: true })
  const lost = await hall.storage.save('avatars', Buffer.from('x'))
  await ask(hall.connectionString, USER.replace('AVATAR', lost))
  await hall.storage.remove(lost)
  expect((await hall.backUp()).missing).toEqual([lost])
  const target = await place()
  await target.restore(hall.file)
  expect(await ask(target.connectionString, 'SELECT avatar FROM users')).toEqual([{ avatar: lost }])
})

test('what is written while the backup reads is either in it whole or not at all', async () => {
  const hall = await place({ migrated: true })
  const keys = await fillEveryTable(hall.connectionString)
  for (const key of keys) await hall.storage.put(key, Buffer.from(key))
  const stop = new AbortController()
  const writing = writePairs(hall.connectionString, stop.signal)
  await hall.backUp()
  stop.abort()
  const written = await writing
  const target = await place()
  await target.restore(hall.file)
  const counted = await ask(
    target.connectionString,
    `SELECT count(*)::int AS users, (SELECT count(*)::int FROM sessions s JOIN users u ON u.id = s.user_id
      WHERE u.email LIKE 'pair%') AS sessions FROM users WHERE email LIKE 'pair%'`,
  )
  const { users, sessions } = Object(counted[0])
  expect(users).toBe(sessions)
  expect(users).toBeLessThan(written)
  expect(written).toBeGreaterThan(0)
})

test('a backup of an older version is brought to the present level', async () => {
  const hall = await place()
  await migrateOnly(hall.connectionString, '0001-hall')
  await ask(hall.connectionString, USER.replace("'AVATAR'", 'NULL'))
  await hall.backUp()
  const target = await place()
  await target.restore(hall.file)
  const migrations = await ask(
    target.connectionString,
    'SELECT name FROM kysely_migration ORDER BY name',
  )
  expect(migrations).toEqual(Object.keys(MIGRATIONS).map((name) => ({ name })))
  expect(await ask(target.connectionString, 'SELECT email FROM users')).toHaveLength(1)
})

test('a hall of a newer version is not backed up by this one', async () => {
  const hall = await place({ migrated: true })
  await ask(
    hall.connectionString,
    "INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '9999')",
  )
  await expect(hall.backUp()).rejects.toThrow(/^This database was made by a newer version/)
  await expect(stat(hall.file)).rejects.toThrow('ENOENT')
})

test.each([
  ['of a newer level', 'schema.json', '0002-front-desk', '9999-later', /another, newer version/],
  ['of a newer form', 'hall.json', '"format": 1', '"format": 2', /another, newer version/],
  ['with tables of its own', 'schema.json', '"outgoing_mails"', '"evil"', /not those that this/],
])('a whole backup %s is refused', async (_what, entry, from, to, sentence) => {
  const hall = await place({ migrated: true })
  await hall.backUp()
  const changed = `${hall.file}.changed`
  await rewrite(hall.file, changed, (name, text) =>
    name === entry ? text.replace(from, to) : text,
  )
  const target = await place()
  await expect(target.restore(changed)).rejects.toThrow(sentence)
  expect(
    await ask(target.connectionString, 'SELECT FROM pg_tables WHERE schemaname = current_schema()'),
  ).toEqual([])
})

/** Users with their session, in one transaction each, until told to stop. Answers how many. */
async function writePairs(connectionString: string, stop: AbortSignal): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  let written = 0
  while (!stop.aborted) {
    await client.query(`WITH u AS (INSERT INTO users (email, full_name, role, password_hash, created_at)
        VALUES ('pair${++written}@example.com', 'Pair', 'admin', 'x', now()) RETURNING id)
      INSERT INTO sessions (user_id, created_at, expires_at) SELECT id, now(), now() FROM u`)
  }
  // One that the backup cannot have seen.
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

/** A backup whose checksums are right, with other words in it. */
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
