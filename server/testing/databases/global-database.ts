import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/connection/migrate.ts'
import { APP_ROLE } from '#server/db/embedded/app-role.ts'
import { openEmbeddedDatabase } from '#server/db/embedded/open-embedded.ts'
import { makeFastFolder } from '#server/testing/process/fast-folder.ts'
import { databaseNamed, dropDatabase, runSql } from './run-sql.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database that tests copy: its name and its server. */
    testTemplate: { server: string; name: string }
  }
}

/** Prepares the database that every test of the `api` project copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer()
  const name = `template_${randomBytes(6).toString('hex')}`
  await runSql(server.connectionString, `CREATE DATABASE ${name}`)
  await migrate(databaseNamed(name, server.connectionString))
  project.provide('testTemplate', { server: server.connectionString, name })
  return async () => {
    await dropDatabase(server.connectionString, name)
    await server.stop()
  }
}

type TestServer = { connectionString: string; stop(): Promise<void> }

/**
 * Uses TEST_DATABASE_URL (its user must be a superuser), or starts PostgreSQL in a
 * temporary folder.
 */
async function openTestServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { connectionString: given, stop: () => Promise.resolve() }

  const home = await makeFastFolder('hall-tests-')
  const database = await openEmbeddedDatabase({ dataDir: join(home, 'data') })
  // Test data may be lost in a power cut; with fsync a copy takes 6 times as long on a disk.
  for (const statement of [
    'ALTER SYSTEM SET fsync = off',
    'ALTER SYSTEM SET full_page_writes = off',
    // Its workers would visit hundreds of databases that live for a second.
    'ALTER SYSTEM SET autovacuum = off',
    'SELECT pg_reload_conf()',
    // Tests use the app's own role, which lacks these privileges in production.
    `ALTER ROLE ${APP_ROLE} CREATEDB`,
    `GRANT SET ON PARAMETER session_replication_role TO ${APP_ROLE}`,
  ]) {
    await runSql(database.superuserConnectionString, statement)
  }
  return {
    connectionString: database.connectionString,
    async stop() {
      await database.stop()
      await rm(home, { recursive: true, force: true })
    },
  }
}
