import { afterEach, beforeEach, expect, test } from 'vitest'
import { runSql } from '#server/testing/databases/run-sql.ts'
import { type DataFolder, temporaryDataFolder } from '#server/testing/process/embedded-folder.ts'
import { migrate } from '../connection/migrate.ts'
import { APP_ROLE } from './app-role.ts'
import { SUPERUSER } from './cluster.ts'
import { openEmbeddedDatabase } from './open-embedded.ts'

/** What an attacker who can run any statement as the app would try. */
const FORBIDDEN = [
  "SELECT pg_read_file('/etc/passwd')",
  "SELECT pg_read_file('pg_hba.conf')",
  "SELECT pg_ls_dir('/')",
  "SELECT lo_import('/etc/passwd')",
  "COPY users FROM PROGRAM 'id'",
  "COPY users TO PROGRAM 'cat'",
  "COPY users TO '/tmp/users'",
  "COPY users FROM '/etc/passwd'",
  'CREATE ROLE intruder SUPERUSER',
  `ALTER ROLE ${APP_ROLE} SUPERUSER`,
  `ALTER ROLE ${SUPERUSER} PASSWORD 'known'`,
  `SET ROLE ${SUPERUSER}`,
  'CREATE DATABASE elsewhere',
  'ALTER DATABASE postgres RENAME TO elsewhere',
  'DROP DATABASE postgres',
  'SELECT * FROM pg_authid',
  "ALTER SYSTEM SET archive_command = 'id'",
  'CREATE EXTENSION adminpack',
  "CREATE FUNCTION run(text) RETURNS int AS '/lib/x86_64-linux-gnu/libc.so.6', 'system' LANGUAGE C",
]

let folder: DataFolder

beforeEach(async () => {
  folder = await temporaryDataFolder()
})
afterEach(() => folder.remove())

test('the app’s role can use its own database only [database-1]', async () => {
  const database = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  await migrate(database.connectionString)
  for (const statement of FORBIDDEN) {
    await expect(runSql(database.connectionString, statement), statement).rejects.toMatchObject({
      code: expect.stringMatching(/^(42501|0A000|58P01|22023)$/),
    })
  }
  await database.stop()
})

test('makes the app’s role the owner of the database of an earlier release [database-2]', async () => {
  const first = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  await migrate(first.connectionString)
  // An earlier release owned the database and created everything as the superuser.
  await runSql(first.superuserConnectionString, `ALTER DATABASE dyanpeeth OWNER TO ${SUPERUSER}`)
  await runSql(first.superuserConnectionString, `DROP SCHEMA public CASCADE`)
  await runSql(first.superuserConnectionString, `DROP SCHEMA IF EXISTS kysely CASCADE`)
  await runSql(
    first.superuserConnectionString,
    `CREATE SCHEMA public AUTHORIZATION pg_database_owner`,
  )
  await runSql(first.superuserConnectionString, `DROP OWNED BY ${APP_ROLE} CASCADE`)
  await runSql(first.superuserConnectionString, `DROP ROLE ${APP_ROLE}`)
  await migrate(first.superuserConnectionString)
  await first.stop()

  const second = await openEmbeddedDatabase({ dataDir: folder.dataDir })
  expect(
    await runSql(
      second.connectionString,
      `SELECT tablename FROM pg_tables WHERE tableowner <> '${APP_ROLE}'
        AND schemaname NOT IN ('pg_catalog', 'information_schema')`,
    ),
  ).toEqual([])
  await migrate(second.connectionString)
  await runSql(second.connectionString, 'ALTER TABLE users ADD COLUMN later integer')
  await runSql(second.connectionString, 'ALTER TABLE pgboss.job ADD COLUMN later integer')
  await runSql(second.connectionString, 'DROP SCHEMA pgboss CASCADE')
  await second.stop()
})
