import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runSql } from '#server/testing/databases/run-sql.ts'
import { type DataFolder, temporaryDataFolder } from '#server/testing/process/embedded-folder.ts'
import { openEmbeddedDatabase, runningEmbeddedDatabase } from './open-embedded.ts'
import { findPrograms } from './programs.ts'

const NOBODY = { uid: 65_534, gid: 65_534 }
/** A PATH without unshare from util-linux. */
const NO_UNSHARE = { PATH: '/nonexistent' }

const { postgres } = await findPrograms()
const isRoot = process.getuid?.() === 0
/** The programs may be in a folder that only root can read, such as /root. */
const nobodyCanRun = isRoot && spawnSync(postgres, ['--version'], NOBODY).status === 0

let folder: DataFolder

beforeEach(async () => {
  folder = await temporaryDataFolder()
})

afterEach(() => folder.remove())

async function expectServing() {
  const address = (await runningEmbeddedDatabase(folder.dataDir)) ?? 'none'
  expect(await runSql(address, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
}

test.runIf(nobodyCanRun)('runs PostgreSQL as the ordinary user who runs the app', async () => {
  await chown(folder.home, NOBODY.uid, NOBODY.gid)
  const app = folder.startApp(NOBODY)
  expect((await app.settled).output).toMatch(/^ready$/m)
  await expectServing()
  await app.kill('SIGTERM')
  expect(await runningEmbeddedDatabase(folder.dataDir)).toBeUndefined()
})

test.runIf(nobodyCanRun)('throws a StartupError for a data folder of another user', async () => {
  await mkdir(folder.dataDir, { mode: 0o755 })
  await chmod(folder.home, 0o755)
  const { output, code } = await folder.startApp(NOBODY).settled
  expect(code).toBe(1)
  expect(output).toContain(
    `The data folder ${folder.dataDir} cannot be written (permission denied): make it writable for this user, or set DATA_DIR to another folder.`,
  )
})

describe.runIf(isRoot)('root', () => {
  test.runIf(nobodyCanRun)(
    'runs PostgreSQL as the user nobody if user namespaces are unavailable, and keeps doing so when they become available',
    async () => {
      await chmod(folder.home, 0o755)
      const app = folder.startApp({ env: NO_UNSHARE })
      expect((await app.settled).output).toMatch(/^ready$/m)
      await expectServing()
      await app.kill('SIGTERM')
      expect((await stat(folder.clusterDir)).uid).toBe(NOBODY.uid)

      // With user namespaces available again: the files belong to nobody, so nobody still runs it.
      const later = await openEmbeddedDatabase({ dataDir: folder.dataDir })
      await expectServing()
      await later.stop()
      expect((await stat(folder.clusterDir)).uid).toBe(NOBODY.uid)
    },
  )

  test.runIf(nobodyCanRun)(
    'gives the database files to nobody when user namespaces are no longer available',
    async () => {
      await chmod(folder.home, 0o755)
      const first = await openEmbeddedDatabase({ dataDir: folder.dataDir })
      await runSql(first.connectionString, 'CREATE TABLE seat AS SELECT 5 AS number')
      await first.stop()

      const app = folder.startApp({ env: NO_UNSHARE })
      expect((await app.settled).output).toMatch(/^ready$/m)
      const address = (await runningEmbeddedDatabase(folder.dataDir)) ?? 'none'
      expect(await runSql(address, 'SELECT number FROM seat')).toEqual([{ number: 5 }])
      await app.kill('SIGTERM')
    },
  )

  test('throws a StartupError when neither user namespaces nor the user nobody can be used', async () => {
    // The user nobody can't enter a folder of mode 700.
    const { output, code } = await folder.startApp({ env: NO_UNSHARE }).settled
    expect(code).toBe(1)
    expect(output).toContain('PostgreSQL does not run as root')
    expect(output).toContain('set DATABASE_URL to a PostgreSQL server')
  })
})
